// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/edithistory.h"
#include "importcheck/tabledraft.h"

#include <QJsonObject>

namespace storedesk::importcheck {

// A draft whose cells the user can change, one at a time or a whole column at once. All changes can
// be undone, and stored with the draft of a form (storededits.h).
class EditableDraft : public TableDraft
{
    Q_OBJECT

public:
    ~EditableDraft() override;

    // Changes a cell. Rows and columns are numbered as in the file.
    void setCell(qint64 row, int column, const QString &text);
    // Excludes rows, or includes them again. Rows are numbered as in the file.
    void setExcluded(const std::vector<qint64> &rows, bool excluded);
    // Emits previewed() with the effect of a change.
    virtual void preview(const Repair &repair) = 0;
    void apply(const Repair &repair);
    void undo();
    void redo();
    [[nodiscard]] const EditHistory &history() const { return m_history; }
    // May only be called after the table has been read.
    [[nodiscard]] virtual RepairContext contextOf(int column) const = 0;

    // Returns the changes for the stored draft of a form: those of the stored draft until they have
    // been applied, then those of the table. Empty if no table has been read.
    [[nodiscard]] QJsonObject storedEdits() const;
    // Returns false if there are too many edited cells to store them.
    [[nodiscard]] bool canStoreEdits() const;
    // Sets the changes of a stored draft. They wait for applyStoredEdits().
    void setStoredEdits(const QJsonObject &edits) { m_storedEdits = edits; }
    [[nodiscard]] bool hasStoredEdits() const { return !m_storedEdits.isEmpty(); }
    // Replaces the changes with those of the stored draft, if there is one. May only be called
    // after the table has been read. Returns a sentence about edited cells that cannot be restored;
    // empty if there are none.
    [[nodiscard]] QString applyStoredEdits();

Q_SIGNALS:
    void previewed(const storedesk::importcheck::RepairPreview &preview);

protected:
    using TableDraft::TableDraft;

    // Returns null if no table has been read.
    [[nodiscard]] virtual const tablefile::OpenedTable *openedTable() const = 0;
    virtual void editsChanged() = 0;

    EditHistory m_history;

private:
    [[nodiscard]] bool isFileOfUser() const;

    QJsonObject m_storedEdits;
};

} // namespace storedesk::importcheck
