// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>
#include <QTimeZone>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace support {

// The cells of a row by heading.
using SlowCells = std::map<QByteArray, QByteArray>;

// An activity with its values.
struct SlowRow
{
    // Shared by all copies of the row.
    std::shared_ptr<const SlowCells> cells = {};
    QByteArray type = {};
    // Empty for a row without a person.
    QByteArray person = {};
    // Absent if the file does not contain a valid time.
    std::optional<qint64> time = {};
    qint64 cents = 0;
    bool hasAmount = false;
    int place = 0;

    [[nodiscard]] QByteArray at(const QByteArray &heading) const
    {
        const auto found = cells->find(heading);
        return found == cells->end() ? QByteArray() : found->second.trimmed();
    }
    [[nodiscard]] bool isPurchase() const { return type == "purchase"; }
};

// Reads the files of RandomTables, and evaluates them in a slow but simple way: which rows count,
// which person they belong to, and which contact that is.
class SlowStore
{
public:
    SlowStore(const QDir &folder, const QTimeZone &zone, qint64 asOf)
        : contacts(read(folder.filePath(QStringLiteral("contacts.csv"))))
        , lines(read(folder.filePath(QStringLiteral("lines.csv"))))
        , m_zone(zone)
        , m_asOf(asOf)
    {
        readRows(read(folder.filePath(QStringLiteral("activities.csv"))));
        readOwners();
        readMerges();
        for (auto &row : valid)
            row.person = personOf(row);
        dropRepeatedPurchases();
        chooseCurrency();
    }

    // All rows in the order of the file.
    std::vector<SlowRow> all;
    // The rows that count, in the order of the file.
    std::vector<SlowRow> valid;
    std::vector<SlowCells> contacts;
    std::vector<SlowCells> lines;
    qint64 unreadable = 0;
    qint64 afterAsOf = 0;
    qint64 duplicates = 0;
    QByteArray currency;
    qint64 coverageFrom = std::numeric_limits<qint64>::max();

    [[nodiscard]] qint64 asOf() const { return m_asOf; }
    [[nodiscard]] QDate dayOf(qint64 time) const
    {
        return QDateTime::fromMSecsSinceEpoch(time, m_zone).date();
    }
    [[nodiscard]] qint64 startOf(QDate day) const
    {
        return day.startOfDay(m_zone).toMSecsSinceEpoch();
    }
    // Whether a question about money uses the row.
    [[nodiscard]] bool isOtherCurrency(const SlowRow &row) const
    {
        return row.isPurchase() && row.at("currency") != currency;
    }
    // Returns the rows of some types in the currency of the answer, ordered by time.
    [[nodiscard]] std::vector<SlowRow> ofTypes(const QByteArrayList &types) const
    {
        std::vector<SlowRow> rows;
        for (const auto &row : valid) {
            if (types.contains(row.type) && !isOtherCurrency(row))
                rows.push_back(row);
        }
        std::ranges::stable_sort(rows, {}, [](const SlowRow &row) { return *row.time; });
        return rows;
    }
    // Returns the rows of each person, ordered by time.
    [[nodiscard]] std::map<QByteArray, std::vector<SlowRow>>
    byPerson(const QByteArrayList &types) const
    {
        std::map<QByteArray, std::vector<SlowRow>> people;
        for (const auto &row : ofTypes(types)) {
            if (!row.person.isEmpty())
                people[row.person].push_back(row);
        }
        return people;
    }
    // Returns the contact of each person who has one.
    [[nodiscard]] std::map<QByteArray, SlowCells> records() const
    {
        std::map<QByteArray, SlowCells> records;
        for (const auto &contact : contacts) {
            const auto id = contact.at("id");
            const auto person = survivorOf(id);
            const auto known = records.find(person);
            const bool better = known == records.end() || id == person
                || (known->second.at("id") != person && id < known->second.at("id"));
            if (better)
                records[person] = contact;
        }
        return records;
    }

    [[nodiscard]] static std::optional<qint64> timeOf(const QByteArray &text)
    {
        const auto time = QDateTime::fromString(QString::fromUtf8(text), Qt::ISODateWithMs);
        return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
    }
    // Reads numbers such as -12.34 as hundredths.
    [[nodiscard]] static std::optional<qint64> hundredthsOf(const QByteArray &text)
    {
        bool isNumber = false;
        const auto number = text.toDouble(&isNumber);
        return isNumber ? std::optional(qRound64(number * 100)) : std::nullopt;
    }

private:
    // Every cell of a row is quoted and contains no quotes. Rows may have too few or too many
    // cells.
    [[nodiscard]] static std::vector<SlowCells> read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The file was not opened.");
        const auto headings = file.readLine().trimmed().split(',');
        std::vector<SlowCells> rows;
        while (!file.atEnd()) {
            const auto line = QString::fromUtf8(file.readLine().trimmed()).sliced(1).chopped(1);
            const auto cells = line.split(QStringLiteral("\",\""));
            SlowCells row;
            for (qsizetype at = 0; at < headings.size(); ++at)
                row[headings.at(at)] = cells.value(at).toUtf8();
            rows.push_back(row);
        }
        return rows;
    }

    void readRows(const std::vector<SlowCells> &table)
    {
        std::set<QByteArray> ids;
        for (const auto &cells : table) {
            SlowRow row{.cells = std::make_shared<SlowCells>(cells), .place = int(all.size())};
            row.type = row.at("type") == "entity-created" ? "contact-created"
                : row.at("type") == "entity-merged"       ? "contact-merged"
                                                          : row.at("type");
            row.time = timeOf(row.at("date"));
            row.hasAmount = hundredthsOf(row.at("totalPrice")).has_value();
            row.cents = hundredthsOf(row.at("totalPrice")).value_or(0);
            all.push_back(row);
            if (!row.time) {
                ++unreadable;
                continue;
            }
            if (*row.time >= m_asOf) {
                ++afterAsOf;
                continue;
            }
            coverageFrom = std::min(coverageFrom, *row.time);
            if (!row.at("id").isEmpty() && !ids.insert(row.at("id")).second)
                ++duplicates;
            else
                valid.push_back(row);
        }
    }

    [[nodiscard]] static QByteArray emailOf(const QByteArray &text) { return text.toLower(); }

    // The contacts table has priority, then the latest row with both.
    void readOwners()
    {
        auto ordered = valid;
        std::ranges::stable_sort(ordered, {}, [](const SlowRow &row) { return *row.time; });
        for (const auto &row : ordered) {
            if (!row.at("contactId").isEmpty() && !row.at("_email").isEmpty())
                m_owners[emailOf(row.at("_email"))] = row.at("contactId");
        }
        for (auto contact = contacts.rbegin(); contact != contacts.rend(); ++contact) {
            if (const auto email = emailOf(contact->at("_email").trimmed()); !email.isEmpty())
                m_owners[email] = contact->at("id");
        }
    }
    void readMerges()
    {
        auto ordered = valid;
        std::ranges::stable_sort(ordered, {}, [](const SlowRow &row) { return *row.time; });
        for (const auto &row : ordered) {
            if (row.type != "contact-merged" || row.at("previousContactId").isEmpty())
                continue;
            const auto survivor = personOf(row);
            const auto lost = survivorOf(row.at("previousContactId"));
            if (!survivor.isEmpty() && lost != survivor)
                m_mergedInto[lost] = survivor;
        }
    }
    [[nodiscard]] QByteArray survivorOf(QByteArray name) const
    {
        while (m_mergedInto.contains(name))
            name = m_mergedInto.at(name);
        return name;
    }
    [[nodiscard]] QByteArray personOf(const SlowRow &row) const
    {
        auto name = row.at("contactId");
        if (name.isEmpty()) {
            name = emailOf(row.at("_email"));
            if (m_owners.contains(name))
                name = m_owners.at(name);
        }
        return survivorOf(name);
    }

    // The earliest purchase of a number counts, of equal times the first row.
    void dropRepeatedPurchases()
    {
        // The earliest row of each number.
        std::map<QByteArray, std::pair<qint64, int>> earliest;
        for (const auto &row : valid) {
            const auto number = row.isPurchase() ? row.at("purchaseId") : QByteArray();
            const std::pair place(*row.time, row.place);
            const auto known = earliest.try_emplace(number, place).first;
            known->second = std::min(known->second, place);
        }
        std::vector<SlowRow> counted;
        for (const auto &row : valid) {
            const auto number = row.isPurchase() ? row.at("purchaseId") : QByteArray();
            if (!number.isEmpty() && earliest[number] != std::pair(*row.time, row.place))
                ++duplicates;
            else
                counted.push_back(row);
        }
        valid = counted;
    }

    void chooseCurrency()
    {
        std::map<QByteArray, int> counts;
        for (const auto &row : valid) {
            if (row.isPurchase())
                ++counts[row.at("currency")];
        }
        for (const auto &[name, count] : counts) {
            if (count > counts[currency])
                currency = name;
        }
    }

    QTimeZone m_zone;
    qint64 m_asOf;
    std::map<QByteArray, QByteArray> m_owners;
    std::map<QByteArray, QByteArray> m_mergedInto;
};

} // namespace support
