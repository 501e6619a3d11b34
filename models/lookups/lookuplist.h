// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"

#include <QJsonObject>
#include <QObject>
#include <QSet>

#include <array>
#include <vector>

namespace storedesk::lookups {

enum class LookupState : quint8 { Found, NotFound, Failed, Asking, Waiting, Count };

// One value and the result of its lookup.
struct LookupRow
{
    QString value;
    const catalogue::LookupKey *lookupKey = nullptr;
    LookupState state = LookupState::Waiting;
    // Only for Found.
    QJsonObject record = {};
    // The reason no record was found.
    QString sentence = {};
};

// The values of a bulk lookup of one resource with their results, in the given order.
class LookupList final : public QObject
{
    Q_OBJECT

public:
    explicit LookupList(catalogue::Resource resource, QObject *parent = nullptr);

    // Null selects a key for each value by its form. Values that were not found or failed with
    // another key wait again; found and pending values are not changed.
    void setLookupKey(const catalogue::LookupKey *lookupKey);
    // Returns the number of values that were already in the list.
    int append(const QStringList &values);
    // Replaces all rows.
    void setRows(std::vector<LookupRow> rows);
    void set(int row, LookupState state, const QJsonObject &record = {},
             const QString &sentence = {});
    void askFailedAgain();

    [[nodiscard]] const std::vector<LookupRow> &rows() const { return m_rows; }
    [[nodiscard]] int size() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int count(LookupState state) const { return m_counts[at(state)]; }

Q_SIGNALS:
    void aboutToInsert(int first, int last);
    void inserted();
    void aboutToReset();
    void reset();
    void changed(int first, int last);
    void countsChanged();

private:
    [[nodiscard]] static std::size_t at(LookupState state)
    {
        return static_cast<std::size_t>(state);
    }
    using Asked = std::pair<QString, const catalogue::LookupKey *>;
    [[nodiscard]] const catalogue::LookupKey *keyFor(const QString &value) const;

    catalogue::Resource m_resource;
    const catalogue::LookupKey *m_lookupKey = nullptr;
    std::vector<LookupRow> m_rows;
    // Values and keys that are already in the list.
    QSet<Asked> m_asked;
    std::array<int, static_cast<std::size_t>(LookupState::Count)> m_counts{};
};

} // namespace storedesk::lookups
