// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QFile>
#include <QRandomGenerator>

namespace bench {

// Generates invented contacts. Equal row counts give equal files, and a smaller file is the
// beginning of a larger one.
class People final
{
public:
    void appendWide(qint64 number, QByteArray &row)
    {
        const auto &first = names().at(below(24));
        const auto &last = surnames().at(below(24));
        row += QByteArray::number(number) + ',' + addressOf(first, last) + ',';
        if (below(10) == 0)
            row += '"' + last + ", " + first + '"';
        else
            row += first + ' ' + last;
        row += ',' + cities().at(below(12)) + ',' + countries().at(below(20)) + ',';
        if (below(20) != 0)
            row += QByteArray::number(below(100'000) / 100.0, 'f', 2);
        row += ",2026-0" + QByteArray::number(1 + below(9)) + '-'
            + QByteArray::number(10 + below(18)) + 'T' + QByteArray::number(10 + below(13)) + ':'
            + QByteArray::number(10 + below(49)) + ":00Z,+346";
        row += QByteArray::number(10'000'000 + below(89'999'999)) + ',';
        if (below(10) == 0)
            row += "\"said \"\"hello\"\",\nthen left\"";
        row += '\n';
    }

    void appendSlim(qint64 /*number*/, QByteArray &row)
    {
        row += addressOf(names().at(below(24)), surnames().at(below(24))) + ','
            + countries().at(below(20)) + ',' + QByteArray::number(below(100'000) / 100.0, 'f', 2)
            + '\n';
    }

private:
    [[nodiscard]] int below(int limit) { return m_random.bounded(limit); }

    [[nodiscard]] QByteArray addressOf(const QByteArray &first, const QByteArray &last)
    {
        static const QByteArrayList domains{"gmail.com", "example.org", "hotmail.com", "shop.es"};
        const auto plain = [](QByteArray word) {
            QByteArray letters;
            for (const char byte : word.toLower()) {
                if (byte >= 'a' && byte <= 'z')
                    letters += byte;
            }
            return letters;
        };
        return plain(first) + '.' + plain(last) + QByteArray::number(below(1'000'000)) + '@'
            + domains.at(below(4));
    }

    static const QByteArrayList &names()
    {
        static const QByteArrayList all{"Ana",   "José",  "María", "Iñaki",  "Lucía", "Pablo",
                                        "Sofía", "Hugo",  "Elena", "Jürgen", "Zoë",   "Noah",
                                        "Emma",  "Liam",  "Chloé", "Luís",   "Inês",  "Marta",
                                        "Pedro", "Laura", "Óscar", "Ruth",   "David", "Nuria"};
        return all;
    }
    static const QByteArrayList &surnames()
    {
        static const QByteArrayList all{
            "Garcia", "Martínez", "López", "Sánchez", "Pérez",   "Gómez",  "Müller", "Schmidt",
            "Dubois", "Moreau",   "Silva", "Santos",  "Smith",   "Jones",  "Brown",  "Rossi",
            "Russo",  "Ibáñez",   "Núñez", "Ortega",  "Delgado", "Castro", "Ramos",  "Vega"};
        return all;
    }
    static const QByteArrayList &cities()
    {
        static const QByteArrayList all{"Madrid", "Barcelona", "Málaga", "León",
                                        "Paris",  "Lyon",      "Berlin", "Köln",
                                        "Lisboa", "London",    "Roma",   "Milano"};
        return all;
    }
    static const QByteArrayList &countries()
    {
        static const QByteArrayList all{"ES", "FR", "DE", "PT", "GB", "IT", "US", "MX", "AR", "CL",
                                        "CO", "PE", "BR", "NL", "BE", "AT", "CH", "SE", "DK", "PL"};
        return all;
    }

    QRandomGenerator m_random{2026};
};

template <typename Append, typename Goes>
bool writePeople(const QString &path, const QByteArray &header, const Append &append,
                 const Goes &goesOn)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    auto block = header;
    qint64 written = 0;
    for (qint64 number = 1; goesOn(written + block.size(), number); ++number) {
        append(number, block);
        if (block.size() < 1'000'000)
            continue;
        written += block.size();
        if (file.write(block) != block.size())
            return false;
        block.resize(0);
    }
    return file.write(block) == block.size() && file.flush();
}

inline bool writeContacts(const QString &path, qint64 bytes)
{
    People people;
    return writePeople(
        path, "id,email,name,city,country,amount,created,phone,note\n",
        [&people](qint64 number, QByteArray &row) { people.appendWide(number, row); },
        [bytes](qint64 size, qint64 /*number*/) { return size < bytes; });
}

inline bool writeSlim(const QString &path, qint64 rows)
{
    People people;
    return writePeople(
        path, "email,country,amount\n",
        [&people](qint64 number, QByteArray &row) { people.appendSlim(number, row); },
        [rows](qint64 /*size*/, qint64 number) { return number <= rows; });
}

} // namespace bench
