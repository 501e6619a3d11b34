// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "ui/records/guess.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QJsonObject>
#include <QSet>

#include <array>

namespace storedesk::ui::records {

enum class ManyState : quint8 { Found, NotFound, Failed, Asking, Waiting, Count };
[[nodiscard]] QString textOf(ManyState state);

// One value that was pasted, and what came of it.
struct ManyRow
{
    QString value;
    const catalogue::LookupKey *lookupKey = nullptr;
    ManyState state = ManyState::Waiting;
    QJsonObject record = {}; // while Found
    QString sentence = {}; // why not
};

// Many values of one resource and what is known of each, in the order pasted.
class ManyModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Pasted, ReadAs, Result, Name, FirstField };
    enum Role { SortRole = Qt::UserRole, StateRole };

    explicit ManyModel(catalogue::Resource resource, QObject *parent = nullptr);

    // Null: each is read by its shape. What was not found, or failed, under another key waits
    // again; what was found, or is being asked, stays as it is.
    void setLookupKey(const catalogue::LookupKey *lookupKey);
    void setNow(const QDateTime &now) { m_now = now; }
    // Answers how many were already there.
    int append(const QStringList &values);
    void setRows(std::vector<ManyRow> rows); // instead of those that are there
    void set(int row, ManyState state, const QJsonObject &record = {},
             const QString &sentence = {});
    void askFailedAgain();

    [[nodiscard]] const std::vector<ManyRow> &rows() const { return m_rows; }
    [[nodiscard]] int count(ManyState state) const { return m_counts[at(state)]; }
    [[nodiscard]] const std::vector<const catalogue::Field *> &fields() const { return m_fields; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void countsChanged();

private:
    [[nodiscard]] static std::size_t at(ManyState state) { return static_cast<std::size_t>(state); }
    [[nodiscard]] const catalogue::Field *fieldAt(int column) const; // null before FirstField
    [[nodiscard]] QString textAt(const ManyRow &row, int number, int column) const;
    [[nodiscard]] QVariant sortAt(const ManyRow &row, int number, int column) const;

    catalogue::Resource m_resource;
    const catalogue::LookupKey *m_lookupKey = nullptr;
    QDateTime m_now;
    std::vector<const catalogue::Field *> m_fields; // the columns behind the name
    std::vector<ManyRow> m_rows;
    using Asked = std::pair<QString, const catalogue::LookupKey *>;
    [[nodiscard]] const catalogue::LookupKey *keyFor(const QString &value) const;

    QSet<Asked> m_asked; // what the rows ask
    std::array<int, static_cast<std::size_t>(ManyState::Count)> m_counts{};
};

} // namespace storedesk::ui::records
