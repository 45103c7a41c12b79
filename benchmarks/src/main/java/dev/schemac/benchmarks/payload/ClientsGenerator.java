package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.Client;
import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.EyeColor;
import dev.schemac.benchmarks.model.Partner;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/** Clients documents, with the fields and lengths of the public java-json-benchmark. */
final class ClientsGenerator {

    private ClientsGenerator() {}

    /** Appends clients until the size is reached; tags and partners stop where it is. */
    static Clients next(SplittableRandom random, int size) {
        List<Client> list = new ArrayList<>();
        for (int written = 0; written < size; ) {
            Client client = client(random, size - written);
            list.add(client);
            written += Layout.COMPACT.write(client, random).length + 1;
        }
        Clients clients = new Clients();
        clients.clients = list.toArray(Client[]::new);
        return clients;
    }

    private static Client client(SplittableRandom random, int available) {
        Client client = new Client();
        client.id = random.nextLong() & Long.MAX_VALUE;
        client.index = random.nextInt() & Integer.MAX_VALUE;
        client.guid = new UUID(random.nextLong(), random.nextLong());
        client.isActive = random.nextInt(2) == 1;
        client.balance = BigDecimal.valueOf(random.nextLong(1_000_000_000_000L), 1 + random.nextInt(8));
        client.picture = RandomText.alphanumeric(random, 100);
        client.age = random.nextInt(100);
        client.eyeColor = EyeColor.values()[random.nextInt(3)];
        client.name = RandomText.alphanumeric(random, 20);
        client.gender = RandomText.alphanumeric(random, 20);
        client.company = RandomText.alphanumeric(random, 20);
        client.emails = new String[random.nextInt(10)];
        for (int i = 0; i < client.emails.length; i++) {
            client.emails[i] = RandomText.alphanumeric(random, 20);
        }
        client.phones = random.longs(random.nextInt(10), 0, Long.MAX_VALUE).toArray();
        client.address = RandomText.alphanumeric(random, 20);
        client.about = RandomText.alphanumeric(random, 20);
        client.registered = LocalDate.of(1900 + random.nextInt(110), 1 + random.nextInt(12), 1 + random.nextInt(28));
        client.latitude = random.nextDouble() * 90;
        client.longitude = random.nextDouble() * 180;
        int size = 550 + 23 * client.emails.length + 20 * client.phones.length;
        client.tags = new ArrayList<>();
        for (int i = random.nextInt(50); i > 0 && size < available; i--, size += 13) {
            client.tags.add(RandomText.alphanumeric(random, 10));
        }
        List<Partner> partners = new ArrayList<>();
        for (int i = random.nextInt(30); i > 0 && size < available; i--, size += 110) {
            partners.add(partner(random));
        }
        client.partners = partners.toArray(Partner[]::new);
        return client;
    }

    private static Partner partner(SplittableRandom random) {
        Partner partner = new Partner();
        partner.id = random.nextLong();
        partner.name = RandomText.of(random, RandomText.LETTERS, 30);
        partner.since = OffsetDateTime.of(
                1900 + random.nextInt(110),
                1 + random.nextInt(12),
                1 + random.nextInt(28),
                random.nextInt(24),
                random.nextInt(60),
                random.nextInt(60),
                random.nextInt(1_000_000_000),
                ZoneOffset.UTC);
        return partner;
    }
}
