// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>
#include <QTimeZone>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace support {

// One row in a random activities file with its values.
struct RandomRow
{
    QByteArray id = {};
    QByteArray contact = {};
    QByteArray email = {};
    QByteArray type = {};
    QByteArray content = {};
    QByteArray workflow = {};
    QByteArray purchase = {};
    QByteArray amount = {};
    QByteArray source = {};
    QByteArray previous = {};
    // Absent if the file does not contain a valid time.
    std::optional<qint64> time = {};
    qint64 cents = 0;
    int place = 0;

    [[nodiscard]] QByteArray line() const
    {
        const auto date = time ? QDateTime::fromMSecsSinceEpoch(*time, QTimeZone("UTC"))
                                     .toString(u"yyyy-MM-ddTHH:mm:ss.zzzZ")
                                     .toUtf8()
                               : QByteArray("soon");
        QByteArray text;
        for (const auto &cell : {id, contact, email, type, date, content, workflow, purchase,
                                 amount, source, previous})
            text += '"' + cell + "\",";
        return text.chopped(1) + '\n';
    }
};

// Generates a random store, and evaluates it in a slow but simple way: which rows count, and which
// person they belong to.
class RandomStore
{
public:
    // 1 January 2026.
    static constexpr qint64 begin = 1'767'225'600'000;
    static constexpr qint64 asOf = begin + 181 * 86'400'000LL;

    explicit RandomStore(quint32 seed)
        : m_random(seed)
    {
        for (int number = 0; number < 250; ++number)
            add(number);
        readRows();
    }

    [[nodiscard]] bool write(const QString &path) const
    {
        QByteArray text = "id,contactId,_email,type,date,contentId,workflowId,purchaseId,"
                          "totalPrice,sourceType,previousContactId\n";
        for (const auto &row : all)
            text += row.line();
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    }

    // Returns an empty id for a row without a person.
    [[nodiscard]] QByteArray personOf(const RandomRow &row) const
    {
        auto name = row.contact;
        if (name.isEmpty() && !row.email.isEmpty()) {
            const auto email = row.email.trimmed().toLower();
            name = m_owners.contains(email) ? m_owners.at(email) : email;
        }
        while (m_mergedInto.contains(name))
            name = m_mergedInto.at(name);
        return name;
    }
    // Returns the rows of this type that count, ordered by time.
    [[nodiscard]] std::vector<RandomRow> ofType(const QByteArray &type) const
    {
        std::vector<RandomRow> rows;
        for (const auto &row : valid) {
            if (row.type == type)
                rows.push_back(row);
        }
        std::ranges::stable_sort(rows, {}, [](const RandomRow &row) { return *row.time; });
        return rows;
    }

    std::vector<RandomRow> all;
    // Valid rows in the order of the file.
    std::vector<RandomRow> valid;
    qint64 unreadable = 0;
    qint64 afterAsOf = 0;
    qint64 duplicates = 0;
    qint64 merged = 0;

private:
    [[nodiscard]] int below(int limit) { return m_random.bounded(limit); }
    [[nodiscard]] QByteArray named(char letter, int count)
    {
        return letter + QByteArray::number(below(count));
    }

    void add(int number)
    {
        static const QByteArrayList types{"purchase",         "purchase",   "email-sent",
                                          "email-opened",     "email-sent", "email-link-clicked",
                                          "web-link-clicked", "sms-sent",   "contact-merged"};
        if (below(20) == 0 && !all.empty()) {
            // Repeat a row, because joined exports overlap.
            all.push_back(all[static_cast<std::size_t>(below(int(all.size())))]);
            all.back().place = number;
            return;
        }
        RandomRow row{.id = below(30) == 0 ? QByteArray() : 'a' + QByteArray::number(number),
                      .type = types.at(below(int(types.size()))),
                      .place = number};
        if (row.type == "contact-merged" && below(3) != 0)
            row.type = "purchase";
        const int who = below(14);
        if (below(6) != 0)
            row.contact = 'c' + QByteArray::number(who);
        if (below(3) != 0)
            row.email = (below(2) == 0 ? " P" : "p") + QByteArray::number(who) + "@x.org";
        // Times are coarse, so that they are often equal and often exactly one time window apart.
        if (below(40) != 0)
            row.time = begin + below(2 * 184) * (12 * 3'600'000LL) + below(3) * 3'600'000LL;
        if (below(8) != 0)
            row.content = named('e', 3);
        if (below(8) != 0)
            row.workflow = named('f', 3);
        if (row.type == "contact-merged")
            row.previous = named('c', 14);
        if (row.type == "purchase")
            addPurchase(row);
        all.push_back(row);
    }

    void addPurchase(RandomRow &row)
    {
        row.purchase = below(10) == 0 ? QByteArray() : named('p', 90);
        row.source = below(3) == 0 ? QByteArray() : named('s', 3);
        row.cents = below(20) == 0 ? -100 * below(9) : below(20'000);
        const auto size = std::abs(row.cents);
        row.amount = (row.cents < 0 ? "-" : "") + QByteArray::number(size / 100) + '.'
            + QByteArray::number(size % 100).rightJustified(2, '0');
        if (below(25) == 0) {
            row.amount = "free";
            row.cents = 0;
        }
    }

    void readRows()
    {
        std::vector<QByteArray> ids;
        for (const auto &row : all) {
            if (!row.time)
                ++unreadable;
            else if (*row.time >= asOf)
                ++afterAsOf;
            else if (!row.id.isEmpty() && std::ranges::find(ids, row.id) != ids.end())
                ++duplicates;
            else {
                ids.push_back(row.id);
                valid.push_back(row);
            }
        }
        readPeople();
        std::vector<RandomRow> counted;
        for (const auto &row : valid) {
            const bool repeated =
                row.type == "purchase" && !row.purchase.isEmpty()
                && std::ranges::any_of(valid, [&row](const RandomRow &other) {
                       return other.type == "purchase" && other.purchase == row.purchase
                           && std::pair(*other.time, other.place) < std::pair(*row.time, row.place);
                   });
            duplicates += repeated;
            if (!repeated)
                counted.push_back(row);
        }
        valid = counted;
    }

    void readPeople()
    {
        auto ordered = valid;
        std::ranges::stable_sort(ordered, {}, [](const RandomRow &row) { return *row.time; });
        for (const auto &row : ordered) {
            if (!row.contact.isEmpty() && !row.email.isEmpty())
                m_owners[row.email.trimmed().toLower()] = row.contact;
        }
        for (const auto &row : ordered) {
            if (row.type != "contact-merged" || personOf(row).isEmpty())
                continue;
            RandomRow previous;
            previous.contact = row.previous;
            const auto lost = personOf(previous);
            const auto survivor = personOf(row);
            if (lost == survivor)
                continue;
            m_mergedInto[lost] = survivor;
            ++merged;
        }
    }

    QRandomGenerator m_random;
    std::map<QByteArray, QByteArray> m_owners;
    std::map<QByteArray, QByteArray> m_mergedInto;
};

} // namespace support
