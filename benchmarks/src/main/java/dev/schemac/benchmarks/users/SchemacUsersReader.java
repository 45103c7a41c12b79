package dev.schemac.benchmarks.users;

import java.util.Arrays;

/** The parser that schemac generates from {@code Users.epl}, through the static call. */
final class SchemacUsersReader implements UsersReader {

    @Override
    public Object read(byte[] json) {
        return dev.schemac.benchmarks.generated.Users.parse(json);
    }

    @Override
    public Object read(String json) {
        return dev.schemac.benchmarks.generated.Users.parse(json);
    }

    @Override
    public Users values(Object value) {
        Users users = new Users();
        users.users = Arrays.stream(((dev.schemac.benchmarks.generated.Users) value).getUsers())
                .map(SchemacUsersReader::user)
                .toArray(User[]::new);
        return users;
    }

    private static User user(dev.schemac.benchmarks.generated.User from) {
        User user = new User();
        user._id = from.get_id();
        user.index = from.getIndex();
        user.guid = from.getGuid();
        user.isActive = from.getIsActive();
        user.balance = from.getBalance();
        user.picture = from.getPicture();
        user.age = from.getAge();
        user.eyeColor = from.getEyeColor();
        user.name = from.getName();
        user.gender = from.getGender();
        user.company = from.getCompany();
        user.email = from.getEmail();
        user.phone = from.getPhone();
        user.address = from.getAddress();
        user.about = from.getAbout();
        user.registered = from.getRegistered();
        user.latitude = from.getLatitude();
        user.longitude = from.getLongitude();
        user.tags = from.getTags();
        user.friends =
                Arrays.stream(from.getFriends()).map(SchemacUsersReader::friend).toArray(Friend[]::new);
        user.greeting = from.getGreeting();
        user.favoriteFruit = from.getFavoriteFruit();
        return user;
    }

    private static Friend friend(dev.schemac.benchmarks.generated.Friend from) {
        Friend friend = new Friend();
        friend.id = from.getId();
        friend.name = from.getName();
        return friend;
    }
}
