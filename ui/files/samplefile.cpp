// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "samplefile.h"

#include "catalogue/key.h"

#include <QByteArrayList>
#include <QFile>

#include <array>
#include <cmath>

namespace storedesk::ui::files {

namespace key = catalogue::key;

static constexpr std::array names{"Lucía", "Pau",    "Amaia", "Jon", "Álvaro", "Mireia", "Ana",
                                  "Inés",  "Carmen", "Teo",   "Noa", "Brais",  "Xavier", "Marta"};
static constexpr std::array cities{"Madrid", "Barcelona", "Bilbao", "Madrid", "Girona",
                                   "León",   "Sevilla",   "Madrid", "Málaga", "Barcelona"};
static constexpr std::array domains{"example.com", "example.org", "example.net"};

// Returns a reproducible pseudo-random number.
static quint64 pseudoRandom(quint64 number)
{
    number ^= number >> 33;
    number *= 0xff51afd7ed558ccdULL;
    number ^= number >> 33;
    number *= 0xc4ceb9fe1a85ec53ULL;
    return number ^ (number >> 33);
}

template <std::size_t size>
static const char *oneOf(const std::array<const char *, size> &list, quint64 number)
{
    return list[number % size];
}

static void appendTwoDigits(QByteArray &block, quint64 number)
{
    block += static_cast<char>('0' + number / 10);
    block += static_cast<char>('0' + number % 10);
}

static void appendRow(QByteArray &block, qint64 row, int seed)
{
    const auto random = pseudoRandom(static_cast<quint64>(row));
    // A few contacts differ from those of the first seed.
    const bool moved = seed > 1 && pseudoRandom(static_cast<quint64>(row) * 31) % 97 == 0;
    const auto fall = -std::log(static_cast<double>(random % 100'000 + 1) / 100'001.0);
    const auto points = static_cast<qint64>(fall * 160) + (moved ? 70 : 0);
    // Appends in place for speed: the tour and the tests create 100,000 rows.
    block += "contact";
    block += QByteArray::number(row);
    block += '@';
    for (const auto *text :
         {oneOf(domains, random >> 7), oneOf(names, random >> 11), oneOf(cities, random >> 17)}) {
        block += text;
        block += ';';
    }
    block += (random >> 23) % 5 == 0 ? "unsubscribed;" : "subscribed;";
    block += (random >> 40) % 25'000 == 0 ? QByteArray("n/a") : QByteArray::number(points);
    block += ';';
    if ((random >> 29) % 9 != 0) {
        block += "2026-";
        appendTwoDigits(block, (random >> 31) % 11 + 1);
        block += '-';
        appendTwoDigits(block, (random >> 36) % 28 + 1);
    }
    block += ";+34 6";
    block += QByteArray::number(10'000'000 + random % 89'999'999);
    block += (random >> 44) % 50 == 0 ? ";\"likes \"\"blue\"\";\nwrites long\"\n" : ";\n";
}

void writeSampleContacts(const QString &path, qint64 rows, int seed)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    QByteArray block;
    for (const auto name :
         {key::contact::email, key::contact::name, QLatin1StringView("city"),
          key::contact::newsletterSubscriptionStatus, QLatin1StringView("points"),
          key::contact::lastPurchaseDate, QLatin1StringView("phone"), QLatin1StringView("note")})
        block += QByteArray(name.data(), name.size()) + ';';
    block.back() = '\n';
    for (qint64 row = 1; row <= rows; ++row) {
        // Leave out some rows, so that some contacts are missing from the older file and others
        // from the newer one.
        if (pseudoRandom(static_cast<quint64>(row) + static_cast<quint64>(seed)) % 5'000 != 0)
            appendRow(block, row, seed);
        if (block.size() > 4 * 1024 * 1024) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block);
}

} // namespace storedesk::ui::files
