// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "peopleindex.h"

#include "insightdata/workranges.h"

#include <algorithm>
#include <numeric>

namespace storedesk::insights {

using columns::TextList;
using columns::TextPool;

// Addresses begin with a byte with which no id begins.
static QByteArrayView shownName(QByteArrayView name)
{
    return name.startsWith('\0') ? name.sliced(1) : name;
}

// Assigns contact ids and email addresses to people. Both are stored in one pool: ids unchanged,
// and addresses in lower case with a prefix byte that no id begins with.
class PeopleIndex::Builder final
{
public:
    explicit Builder(const Evidence &evidence)
        : m_evidence(evidence)
    { }

    [[nodiscard]] PeopleIndex build()
    {
        readIds();
        readRows();
        if (!m_withoutId.empty())
            joinEmails();
        m_parents.resize(m_names.size());
        std::iota(m_parents.begin(), m_parents.end(), 0);
        applyMerges();
        return numbered();
    }

private:
    static constexpr quint32 none = 0;

    // Most addresses are plain ASCII, which needs no conversion.
    [[nodiscard]] static QByteArray normalEmail(QByteArrayView text)
    {
        const bool plain =
            std::ranges::all_of(text, [](char byte) { return byte >= ' ' && byte <= '~'; });
        return plain ? text.trimmed().toByteArray().toLower()
                     : QString::fromUtf8(text).trimmed().toLower().toUtf8();
    }

    // Returns the m_names code for each code in a column. Texts without letters get no code.
    [[nodiscard]] std::vector<quint32> idCodes(const TextList &pool)
    {
        std::vector<QByteArrayView> texts(pool.size());
        for (quint32 code = 0; code < pool.size(); ++code)
            texts[code] = pool.at(code).trimmed();
        std::vector<quint32> codes(pool.size());
        m_names.codesOf(texts, codes);
        return codes;
    }
    // Returns none for addresses that no row without an id has.
    [[nodiscard]] std::vector<quint32> knownEmailCodes(const TextList &pool) const
    {
        std::vector<quint32> codes(pool.size());
        for (quint32 code = 0; code < pool.size(); ++code) {
            const auto found = m_names.find('\0' + normalEmail(pool.at(code)));
            codes[code] = found < m_names.size() ? found : none;
        }
        return codes;
    }

    void readIds()
    {
        const auto &contacts = m_evidence.contacts;
        if (contacts.isOpen() && contacts.has(ColumnRole::ContactId)) {
            const auto &ids = contacts.texts(ColumnRole::ContactId);
            const auto idOf = idCodes(ids.pool);
            m_recordIds.resize(static_cast<std::size_t>(contacts.rows()));
            for (std::size_t row = 0; row < m_recordIds.size(); ++row)
                m_recordIds[row] = idOf[ids.codes[row]];
        }
        m_idOfCode = idCodes(m_evidence.activities.texts(ColumnRole::ActivityContact).pool);
        m_previousOfCode =
            idCodes(m_evidence.activities.texts(ColumnRole::ActivityPreviousContact).pool);
    }

    // Finds the id of every row. Rows without one are collected with their addresses.
    void readRows()
    {
        const auto &ids = m_evidence.activities.texts(ColumnRole::ActivityContact).codes;
        const auto &emails = m_evidence.activities.texts(ColumnRole::ActivityEmail);
        m_rows.resize(ids.size());
        std::vector<std::vector<quint32>> withoutId(rowRangeCount(rowCount()));
        forEachRowRange(rowCount(), [&](WorkRange chunk) {
            for (auto row = chunk.begin; row < chunk.end; ++row) {
                m_rows[row] = m_idOfCode[ids[row]];
                if (m_rows[row] == none && emails.codes[row] != 0)
                    withoutId[chunk.number].push_back(row);
            }
        });
        m_withoutId = joined(withoutId);
        for (const auto row : m_withoutId) {
            const auto email = normalEmail(emails.pool.at(emails.codes[row]));
            if (!email.isEmpty())
                m_rows[row] = m_names.codeOf('\0' + email);
        }
    }

    // Gives rows without an id to the contact with their address. The contacts table has priority,
    // then the latest row with both counts.
    void joinEmails()
    {
        std::vector<quint32> owners(m_names.size(), none);
        if (!m_recordIds.empty()) {
            const auto &emails = m_evidence.contacts.texts(ColumnRole::ContactEmail);
            const auto emailOf = knownEmailCodes(emails.pool);
            for (std::size_t row = 0; row < m_recordIds.size(); ++row) {
                const auto email = emailOf[emails.codes[row]];
                if (m_recordIds[row] != none && email != none && owners[email] == none)
                    owners[email] = m_recordIds[row];
            }
        }
        const auto certain = owners;
        const auto &ids = m_evidence.activities.texts(ColumnRole::ActivityContact).codes;
        const auto &emails = m_evidence.activities.texts(ColumnRole::ActivityEmail);
        const auto emailOf = knownEmailCodes(emails.pool);
        std::vector<qint64> latest(m_names.size(), std::numeric_limits<qint64>::min());
        for (quint32 row = 0; row < rowCount(); ++row) {
            const auto id = m_idOfCode[ids[row]];
            const auto email = emailOf[emails.codes[row]];
            if (id == none || email == none || certain[email] != none || !m_evidence.isValid(row)
                || m_evidence.timeOf(row) < latest[email])
                continue;
            latest[email] = m_evidence.timeOf(row);
            owners[email] = id;
        }
        for (const auto row : m_withoutId) {
            if (owners[m_rows[row]] != none)
                m_rows[row] = owners[m_rows[row]];
        }
    }

    [[nodiscard]] quint32 survivorOf(quint32 name)
    {
        while (m_parents[name] != name) {
            m_parents[name] = m_parents[m_parents[name]];
            name = m_parents[name];
        }
        return name;
    }

    void applyMerges()
    {
        const auto &previous = m_evidence.activities.texts(ColumnRole::ActivityPreviousContact);
        auto merges = m_evidence.merges;
        std::ranges::stable_sort(merges, {}, m_evidence.timeOf);
        for (const auto row : merges) {
            const auto from = m_previousOfCode[previous.codes[row]];
            const auto into = m_rows[row];
            if (from == none || into == none)
                continue;
            const auto survivor = survivorOf(into);
            const auto lost = survivorOf(from);
            if (survivor == lost)
                continue;
            m_parents[lost] = survivor;
            ++m_merged;
        }
    }

    // Finds the record of the surviving contact, or otherwise the record with the smallest merged
    // id.
    void findRecords(std::vector<qint64> &records)
    {
        std::vector<quint32> recordNames(m_names.size(), none);
        for (std::size_t row = 0; row < m_recordIds.size(); ++row) {
            const auto name = m_recordIds[row];
            if (name == none)
                continue;
            const auto person = survivorOf(name);
            const auto known = recordNames[person];
            const bool better = known == none || (name == person && known != person)
                || (known != person && m_names.at(name) < m_names.at(known));
            if (better) {
                recordNames[person] = name;
                records[person] = static_cast<qint64>(row);
            }
        }
    }

    // Returns, for each name, whether it identifies a person: a contact in the activities or the
    // contacts table after merges, or the email of a row without an ID.
    [[nodiscard]] std::vector<bool> peopleNames()
    {
        std::vector<bool> isPerson(m_names.size());
        const auto add = [&](quint32 name) {
            isPerson[survivorOf(name)] = true;
        };
        std::ranges::for_each(m_idOfCode, add);
        std::ranges::for_each(m_recordIds, add);
        for (const auto row : m_withoutId)
            add(m_rows[row]);
        isPerson[none] = false;
        return isPerson;
    }

    // Compares the beginnings of strings as numbers, which is faster.
    struct SortedName
    {
        quint64 beginning = 0;
        quint32 name = 0;
    };
    [[nodiscard]] SortedName sortedName(quint32 name) const
    {
        const auto text = shownName(m_names.at(name));
        SortedName sorted{.name = name};
        for (qsizetype place = 0; place < qsizetype(sizeof sorted.beginning); ++place)
            sorted.beginning = sorted.beginning << 8
                | (place < text.size() ? static_cast<quint8>(text[place]) : 0);
        return sorted;
    }

    [[nodiscard]] PeopleIndex numbered()
    {
        const auto isPerson = peopleNames();
        std::vector<qint64> records(m_names.size(), noRecord);
        findRecords(records);
        std::vector<SortedName> people;
        for (quint32 name = 0; name < m_names.size(); ++name) {
            if (isPerson[name])
                people.push_back(sortedName(name));
        }
        std::ranges::sort(people, [this](const SortedName &one, const SortedName &two) {
            return one.beginning != two.beginning
                ? one.beginning < two.beginning
                : std::pair(shownName(m_names.at(one.name)), one.name)
                    < std::pair(shownName(m_names.at(two.name)), two.name);
        });
        PeopleIndex index;
        std::vector<quint32> numbers(m_names.size(), nobody);
        for (const auto &person : people) {
            numbers[person.name] = index.count();
            index.m_ids.push_back(person.name);
            index.m_records.push_back(records[person.name]);
            index.m_haveRecords &= records[person.name] != noRecord;
        }
        for (quint32 name = 1; name < m_names.size(); ++name)
            numbers[name] = numbers[survivorOf(name)];
        forEachRowRange(rowCount(), [&](WorkRange chunk) {
            for (auto row = chunk.begin; row < chunk.end; ++row)
                m_rows[row] = numbers[m_rows[row]];
        });
        index.m_rows = std::move(m_rows);
        index.m_names = std::move(m_names);
        index.m_merged = m_merged;
        return index;
    }

    [[nodiscard]] quint32 rowCount() const { return static_cast<quint32>(m_rows.size()); }

    const Evidence &m_evidence;
    TextPool m_names;
    // The m_names code for each code of the contact columns in the activities.
    std::vector<quint32> m_idOfCode;
    std::vector<quint32> m_previousOfCode;
    // The m_names code for each row in the contacts table and in the activities.
    std::vector<quint32> m_recordIds;
    std::vector<quint32> m_rows;
    // Rows that have an address only.
    std::vector<quint32> m_withoutId;
    // The code into which each code was merged, or the code itself if it was not merged.
    std::vector<quint32> m_parents;
    qint64 m_merged = 0;
};

QByteArrayView PeopleIndex::idOf(quint32 person) const
{
    return shownName(m_names.at(m_ids[person]));
}

PeopleIndex::PeopleIndex(const Evidence &evidence)
{
    *this = Builder(evidence).build();
}

} // namespace storedesk::insights
