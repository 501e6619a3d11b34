// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookups/lookuplist.h"

#include "records/lookupguess.h"

namespace storedesk::lookups {

LookupList::LookupList(catalogue::Resource resource, QObject *parent)
    : QObject(parent)
    , m_resource(resource)
{ }

void LookupList::setLookupKey(const catalogue::LookupKey *lookupKey)
{
    m_lookupKey = lookupKey;
    for (auto &row : m_rows) {
        const auto *key = keyFor(row.value);
        // Skip values that this or another row already looks up with the key.
        if (row.state == LookupState::Found || row.state == LookupState::Asking
            || m_asked.contains({row.value, key}))
            continue;
        m_asked.remove({row.value, row.lookupKey});
        m_asked.insert({row.value, key});
        --m_counts[at(row.state)];
        ++m_counts[at(LookupState::Waiting)];
        row = {.value = row.value, .lookupKey = key};
    }
    if (m_rows.empty())
        return;
    Q_EMIT changed(0, size() - 1);
    Q_EMIT countsChanged();
}

const catalogue::LookupKey *LookupList::keyFor(const QString &value) const
{
    return m_lookupKey ? m_lookupKey : &records::guessedLookupKey(m_resource, value);
}

int LookupList::append(const QStringList &values)
{
    std::vector<LookupRow> fresh;
    for (const auto &value : values) {
        const auto *key = keyFor(value);
        if (m_asked.contains({value, key}))
            continue;
        m_asked.insert({value, key});
        fresh.push_back({.value = value, .lookupKey = key});
    }
    if (!fresh.empty()) {
        Q_EMIT aboutToInsert(size(), size() + static_cast<int>(fresh.size()) - 1);
        m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
        m_counts[at(LookupState::Waiting)] += static_cast<int>(fresh.size());
        Q_EMIT inserted();
    }
    Q_EMIT countsChanged();
    return static_cast<int>(values.size()) - static_cast<int>(fresh.size());
}

void LookupList::setRows(std::vector<LookupRow> rows)
{
    Q_EMIT aboutToReset();
    m_rows = std::move(rows);
    m_asked.clear();
    m_counts = {};
    for (const auto &row : m_rows) {
        m_asked.insert({row.value, row.lookupKey});
        ++m_counts[at(row.state)];
    }
    Q_EMIT reset();
    Q_EMIT countsChanged();
}

void LookupList::set(int row, LookupState state, const QJsonObject &record, const QString &sentence)
{
    auto &found = m_rows[static_cast<std::size_t>(row)];
    --m_counts[at(found.state)];
    ++m_counts[at(state)];
    found.state = state;
    found.record = record;
    found.sentence = sentence;
    Q_EMIT changed(row, row);
    Q_EMIT countsChanged();
}

void LookupList::askFailedAgain()
{
    for (int row = 0; row < size(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].state == LookupState::Failed)
            set(row, LookupState::Waiting);
    }
}

} // namespace storedesk::lookups
