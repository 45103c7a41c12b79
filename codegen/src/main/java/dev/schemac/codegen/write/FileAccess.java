package dev.schemac.codegen.write;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** The owner, the group and the permissions of a file, for the file that replaces it. */
record FileAccess(UserPrincipal owner, GroupPrincipal group, Set<PosixFilePermission> permissions) {

    /** {@return the permissions of an existing file; for a link, of its target} Empty on file systems without permissions. */
    static Optional<FileAccess> of(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (view == null || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        PosixFileAttributes found = view.readAttributes();
        return Optional.of(new FileAccess(found.owner(), found.group(), found.permissions()));
    }

    /** {@return the permissions of a new file that only this user can read, until {@link #applyTo} opens it to others} */
    static FileAttribute<?> ofThisUser() {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
    }

    /**
     * Applies the permissions to another file, and the owner and the group if this user may set them. If the group cannot
     * be kept, the other group gets only the permissions that all users have.
     */
    void applyTo(Path file) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        PosixFileAttributes created = view.readAttributes();
        Set<PosixFilePermission> kept = EnumSet.noneOf(PosixFilePermission.class);
        kept.addAll(permissions);
        if (!created.group().equals(group) && !set(() -> view.setGroup(group))) {
            restrictGroup(kept);
        }
        view.setPermissions(kept);
        if (!created.owner().equals(owner)) {
            set(() -> view.setOwner(owner));
        }
    }

    private static void restrictGroup(Set<PosixFilePermission> permissions) {
        restrict(permissions, PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);
        restrict(permissions, PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
        restrict(permissions, PosixFilePermission.GROUP_EXECUTE, PosixFilePermission.OTHERS_EXECUTE);
    }

    private static void restrict(
            Set<PosixFilePermission> permissions, PosixFilePermission group, PosixFilePermission others) {
        if (!permissions.contains(others)) {
            permissions.remove(group);
        }
    }

    /** A change that only some users may make. */
    @FunctionalInterface
    private interface Change {
        void make() throws IOException;
    }

    private static boolean set(Change change) {
        try {
            change.make();
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
