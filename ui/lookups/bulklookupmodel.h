// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "itemmodels/columnmodel.h"
#include "lookups/lookuplist.h"
#include "ui/lookups/pastedlookups.h"

#include <QDateTime>

namespace storedesk::ui::lookups {

// Returns the text for a state. While the job is not running, a waiting row is described as not
// looked up yet.
[[nodiscard]] QString textOf(storedesk::lookups::LookupState state, bool running = true);
// Returns the reason why the row was not found; empty if it was found.
[[nodiscard]] QString reasonOf(const storedesk::lookups::LookupRow &row);

struct BulkLookupRow
{
    storedesk::lookups::LookupRow lookup;
    // Line number in the pasted text.
    int line = 0;
};

// The values of a bulk lookup and their results, in the order pasted. Mirrors the rows of a
// LookupList.
class BulkLookupModel final : public itemmodels::ColumnModel<BulkLookupRow>
{
    Q_OBJECT

public:
    enum Column { Line, Pasted, ReadAs, Result, Name, FirstField };
    enum Role { StateRole = Qt::UserRole };

    explicit BulkLookupModel(catalogue::Resource resource, QObject *parent = nullptr);

    [[nodiscard]] catalogue::Resource resource() const { return m_resource; }
    [[nodiscard]] storedesk::lookups::LookupList &list() { return m_list; }
    [[nodiscard]] const storedesk::lookups::LookupList &list() const { return m_list; }
    [[nodiscard]] PastedLookups &lines() { return m_lines; }
    [[nodiscard]] const PastedLookups &lines() const { return m_lines; }
    // Sets whether the job is running. Affects only a label and not the order of the rows; the
    // caller repaints the view.
    void setRunning(bool running) { m_running = running; }
    [[nodiscard]] bool isRunning() const { return m_running; }
    void setNow(const QDateTime &now) { m_now = now; }
    [[nodiscard]] int count(storedesk::lookups::LookupState state) const
    {
        return m_list.count(state);
    }
    [[nodiscard]] const std::vector<const catalogue::Field *> &fields() const { return m_fields; }
    // Returns permanent names of all columns.
    [[nodiscard]] QStringList columnNames() const;

Q_SIGNALS:
    void countsChanged();

private:
    [[nodiscard]] std::vector<Definition> leadingColumns() const;
    [[nodiscard]] Definition columnOf(int column, const catalogue::Field &field) const;
    // Returns copies of these rows in the list, with their line numbers.
    [[nodiscard]] std::vector<BulkLookupRow> rowsOfList(int first, int last) const;

    catalogue::Resource m_resource;
    storedesk::lookups::LookupList m_list;
    PastedLookups m_lines;
    bool m_running = false;
    QDateTime m_now;
    // The columns after the name.
    std::vector<const catalogue::Field *> m_fields;
};

} // namespace storedesk::ui::lookups
