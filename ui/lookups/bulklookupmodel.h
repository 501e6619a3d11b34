// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "jobs/lookuplist.h"
#include "ui/lookups/pastedlookups.h"

#include <QAbstractTableModel>
#include <QDateTime>

namespace storedesk::ui::lookups {

// While the job is not running, a waiting row is described as not looked up yet.
[[nodiscard]] QString textOf(storedesk::jobs::LookupState state, bool running = true);
// Returns why the row was not found, otherwise an empty text.
[[nodiscard]] QString reasonOf(const storedesk::jobs::LookupRow &row);

// The values of a bulk lookup and their results, in the order pasted.
class BulkLookupModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Line, Pasted, ReadAs, Result, Name, FirstField };
    enum Role { SortRole = Qt::UserRole, StateRole };

    explicit BulkLookupModel(catalogue::Resource resource, QObject *parent = nullptr);

    [[nodiscard]] catalogue::Resource resource() const { return m_resource; }
    [[nodiscard]] storedesk::jobs::LookupList &list() { return m_list; }
    [[nodiscard]] PastedLookups &lines() { return m_lines; }
    [[nodiscard]] const PastedLookups &lines() const { return m_lines; }
    // Affects a label only and not the order of the rows; the caller repaints the view.
    void setRunning(bool running) { m_running = running; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    void setNow(const QDateTime &now) { m_now = now; }
    [[nodiscard]] const std::vector<storedesk::jobs::LookupRow> &rows() const
    {
        return m_list.rows();
    }
    [[nodiscard]] int count(storedesk::jobs::LookupState state) const
    {
        return m_list.count(state);
    }
    [[nodiscard]] const std::vector<const catalogue::Field *> &fields() const { return m_fields; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void countsChanged();

private:
    // Returns null for columns before FirstField.
    [[nodiscard]] const catalogue::Field *fieldAt(int column) const;
    // Assigns line numbers to rows that have none yet.
    void numberRows();
    [[nodiscard]] int lineOf(int row) const { return m_lineOfRow[static_cast<std::size_t>(row)]; }
    [[nodiscard]] QString textAt(int row, int column) const;
    [[nodiscard]] QVariant sortAt(int row, int column) const;

    catalogue::Resource m_resource;
    storedesk::jobs::LookupList m_list;
    PastedLookups m_lines;
    std::vector<int> m_lineOfRow;
    bool m_running = false;
    QDateTime m_now;
    // The columns after the name.
    std::vector<const catalogue::Field *> m_fields;
};

} // namespace storedesk::ui::lookups
