// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importmerge.h"

#include "practice/imports/practiceimportplan.h"
#include "practice/store/store.h"

#include <QJsonDocument>

namespace storedesk::practice {

// A record that the import created has no list. For an existing record, the list names the fields
// that were empty and have been filled.
static constexpr const char *table = R"(
CREATE TABLE IF NOT EXISTS importTouch (
    number INTEGER PRIMARY KEY,
    filled TEXT
);
)";

ImportMerge::ImportMerge(Store &store, const PracticeImportPlan &plan)
    : m_store(store)
    , m_override(plan.overrideExisting)
    , m_onlyEmpty(plan.updateOnlyEmptyFields)
{
    m_store.database().script(table);
}

void ImportMerge::created(qint64 number)
{
    // If everything is overwritten in any case, it does not matter whether the import created the
    // record.
    if (!m_override || m_onlyEmpty)
        m_store.run("INSERT OR REPLACE INTO importTouch (number) VALUES (?)", {number});
}

bool ImportMerge::wasCreated(qint64 number)
{
    auto query = m_store.database().query(
        "SELECT 1 FROM importTouch WHERE number = ? AND filled IS NULL", {number});
    return query.next();
}

std::optional<QJsonObject> ImportMerge::changes(qint64 number, const QJsonObject &body,
                                                const QJsonObject &values)
{
    if (m_override && !m_onlyEmpty)
        return values;
    if (wasCreated(number))
        return values;
    if (!m_override)
        return std::nullopt;
    return fill(number, body, values);
}

static bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || (value.isString() && value.toString().isEmpty())
        || (value.isArray() && value.toArray().isEmpty());
}

QJsonObject ImportMerge::fill(qint64 number, const QJsonObject &body, const QJsonObject &values)
{
    auto query =
        m_store.database().query("SELECT filled FROM importTouch WHERE number = ?", {number});
    QJsonArray filled;
    if (query.next())
        filled = QJsonDocument::fromJson(query.bytes(0)).array();

    const auto before = filled.size();
    QJsonObject changes;
    for (auto value = values.begin(); value != values.end(); ++value) {
        const bool ours = filled.contains(value.key());
        if (!ours && (value->isNull() || !isEmpty(body[value.key()])))
            continue;
        changes[value.key()] = *value;
        if (!ours)
            filled.append(value.key());
    }
    if (filled.size() != before)
        m_store.run("INSERT OR REPLACE INTO importTouch (number, filled) VALUES (?, ?)",
                    {number, QJsonDocument(filled).toJson(QJsonDocument::Compact)});
    return changes;
}

void ImportMerge::clear(Store &store)
{
    store.database().script(table);
    store.run("DELETE FROM importTouch");
}

} // namespace storedesk::practice
