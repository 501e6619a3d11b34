// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"

#include <QJsonObject>
#include <QObject>
#include <QSet>

#include <array>
#include <vector>

namespace storedesk::jobs {

enum class LookupState : quint8 { Found, NotFound, Failed, Asking, Waiting, Count };

// One value, and what came of it.
struct LookupRow
{
    QString value;
    const catalogue::LookupKey *lookupKey = nullptr;
    LookupState state = LookupState::Waiting;
    QJsonObject record = {}; // while Found
    QString sentence = {}; // why not
};

// Many values of one resource and what is known of each, in the order given.
class LookupList final : public QObject
{
    Q_OBJECT

public:
    explicit LookupList(catalogue::Resource resource, QObject *parent = nullptr);

    // Null: each is read by its shape. What was not found, or failed, under another key waits
    // again; what was found, or is being asked, stays as it is.
    void setLookupKey(const catalogue::LookupKey *lookupKey);
    // Answers how many were already there.
    int append(const QStringList &values);
    void setRows(std::vector<LookupRow> rows); // instead of those that are there
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
    QSet<Asked> m_asked; // what the rows ask
    std::array<int, static_cast<std::size_t>(LookupState::Count)> m_counts{};
};

} // namespace storedesk::jobs
