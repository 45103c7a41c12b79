package dev.schemac.benchmarks.contender.limit;

import dev.schemac.benchmarks.model.Address;
import dev.schemac.benchmarks.model.Client;
import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.EyeColor;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.Numbers;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import dev.schemac.benchmarks.model.Partner;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.Person;
import dev.schemac.benchmarks.model.Sparse;
import dev.schemac.benchmarks.model.SparseRow;
import dev.schemac.benchmarks.model.Texts;
import dev.schemac.benchmarks.model.Tweet;
import dev.schemac.benchmarks.model.Tweets;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.util.ArrayList;

/** The object graphs of the payloads, filled from a {@link Tape}. */
final class FloorBuilders {
    private static final EyeColor[] EYE_COLORS = EyeColor.values();
    private static final ObjType[] OBJ_TYPES = ObjType.values();

    private FloorBuilders() {}

    static Users users(Tape in) {
        Users value = new Users();
        value.users = new User[in.count()];
        for (int i = 0; i < value.users.length; i++) {
            value.users[i] = user(in);
        }
        return value;
    }

    static User user(Tape in) {
        User value = new User();
        value._id = in.text();
        value.index = in.intValue();
        value.guid = in.text();
        value.isActive = in.text();
        value.balance = in.text();
        value.picture = in.text();
        value.age = in.intValue();
        value.eyeColor = in.text();
        value.name = in.text();
        value.gender = in.text();
        value.company = in.text();
        value.email = in.text();
        value.phone = in.text();
        value.address = in.text();
        value.about = in.text();
        value.registered = in.text();
        value.latitude = in.doubleValue();
        value.longitude = in.doubleValue();
        value.tags = new String[in.count()];
        for (int i = 0; i < value.tags.length; i++) {
            value.tags[i] = in.text();
        }
        value.friends = new Friend[in.count()];
        for (int i = 0; i < value.friends.length; i++) {
            value.friends[i] = friend(in);
        }
        value.greeting = in.text();
        value.favoriteFruit = in.text();
        return value;
    }

    static Friend friend(Tape in) {
        Friend value = new Friend();
        value.id = in.text();
        value.name = in.text();
        return value;
    }

    static Clients clients(Tape in) {
        Clients value = new Clients();
        value.clients = new Client[in.count()];
        for (int i = 0; i < value.clients.length; i++) {
            value.clients[i] = client(in);
        }
        return value;
    }

    static Client client(Tape in) {
        Client value = new Client();
        value.id = in.longValue();
        value.index = in.intValue();
        value.guid = in.uuid();
        value.isActive = in.flag();
        value.balance = in.decimal();
        value.picture = in.text();
        value.age = in.intValue();
        value.eyeColor = EYE_COLORS[in.intValue()];
        value.name = in.text();
        value.gender = in.text();
        value.company = in.text();
        value.emails = new String[in.count()];
        for (int i = 0; i < value.emails.length; i++) {
            value.emails[i] = in.text();
        }
        value.phones = new long[in.count()];
        for (int i = 0; i < value.phones.length; i++) {
            value.phones[i] = in.longValue();
        }
        value.address = in.text();
        value.about = in.text();
        value.registered = in.date();
        value.latitude = in.doubleValue();
        value.longitude = in.doubleValue();
        int tags = in.count();
        value.tags = new ArrayList<>(tags);
        for (int i = 0; i < tags; i++) {
            value.tags.add(in.text());
        }
        value.partners = new Partner[in.count()];
        for (int i = 0; i < value.partners.length; i++) {
            value.partners[i] = partner(in);
        }
        return value;
    }

    static Partner partner(Tape in) {
        Partner value = new Partner();
        value.id = in.longValue();
        value.name = in.text();
        value.since = in.time();
        return value;
    }

    static People people(Tape in) {
        People value = new People();
        value.people = new Person[in.count()];
        for (int i = 0; i < value.people.length; i++) {
            value.people[i] = person(in);
        }
        return value;
    }

    static Person person(Tape in) {
        Person value = new Person();
        value.id = in.longValue();
        value.firstName = in.text();
        value.lastName = in.text();
        value.age = in.intValue();
        value.address = address(in);
        return value;
    }

    static Address address(Tape in) {
        Address value = new Address();
        value.street = in.text();
        value.city = in.text();
        value.zip = in.text();
        value.country = in.text();
        return value;
    }

    static Obj obj(Tape in) {
        Obj value = new Obj();
        value.type = OBJ_TYPES[in.intValue()];
        value.flag = in.flag();
        value.num32 = in.intValue();
        value.num64 = in.longValue();
        value.str = in.text();
        value.children = new Obj[in.count()];
        for (int i = 0; i < value.children.length; i++) {
            value.children[i] = obj(in);
        }
        return value;
    }

    static Numbers numbers(Tape in) {
        Numbers value = new Numbers();
        value.doubles = new double[in.count()];
        for (int i = 0; i < value.doubles.length; i++) {
            value.doubles[i] = in.doubleValue();
        }
        value.longs = new long[in.count()];
        for (int i = 0; i < value.longs.length; i++) {
            value.longs[i] = in.longValue();
        }
        return value;
    }

    static Texts texts(Tape in) {
        Texts value = new Texts();
        value.texts = new String[in.count()];
        for (int i = 0; i < value.texts.length; i++) {
            value.texts[i] = in.text();
        }
        return value;
    }

    static Sparse sparse(Tape in) {
        Sparse value = new Sparse();
        value.rows = new SparseRow[in.count()];
        for (int i = 0; i < value.rows.length; i++) {
            value.rows[i] = sparseRow(in);
        }
        return value;
    }

    static SparseRow sparseRow(Tape in) {
        SparseRow value = new SparseRow();
        value.id = in.text();
        value.name = in.text();
        value.age = in.present() ? in.intValue() : null;
        value.number = in.present() ? in.longValue() : null;
        value.ratio = in.present() ? in.doubleValue() : null;
        value.active = in.present() ? in.flag() : null;
        value.street = in.text();
        value.city = in.text();
        value.size = in.present() ? in.intValue() : null;
        value.total = in.present() ? in.longValue() : null;
        value.price = in.present() ? in.doubleValue() : null;
        value.paid = in.present() ? in.flag() : null;
        value.email = in.text();
        value.phone = in.text();
        value.level = in.present() ? in.intValue() : null;
        value.version = in.present() ? in.longValue() : null;
        value.note = in.text();
        value.country = in.text();
        value.zip = in.text();
        value.comment = in.text();
        return value;
    }

    static Tweets tweets(Tape in) {
        Tweets value = new Tweets();
        value.statuses = new Tweet[in.count()];
        for (int i = 0; i < value.statuses.length; i++) {
            value.statuses[i] = tweet(in);
        }
        return value;
    }

    static Tweet tweet(Tape in) {
        Tweet value = new Tweet();
        value.id = in.longValue();
        value.text = in.text();
        value.retweet_count = in.intValue();
        return value;
    }
}
