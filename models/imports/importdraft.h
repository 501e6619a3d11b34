// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/checkresult.h"
#include "importcheck/columnmapping.h"
#include "importcheck/editabledraft.h"
#include "importcheck/importsettings.h"
#include "importcheck/tablepreview.h"
#include "imports/guards.h"

namespace storedesk::imports {

// An import being prepared: a file, the meaning of its columns, and the faults in its rows. Works
// in background threads and emits changed() after every step. Rows and columns are numbered as in
// the file.
class ImportDraft final : public importcheck::EditableDraft
{
    Q_OBJECT

public:
    using Places = importcheck::ImportPlaces;

    ImportDraft(const base::Clock &clock, Places places, QObject *parent = nullptr);
    ~ImportDraft() override;

    // Matches the columns and checks the rows again if needed.
    void setSettings(const importcheck::ImportSettings &settings);
    // An empty key excludes the column from the import.
    void setTarget(int column, const QString &key);
    void setOption(int column, const QString &text, const QString &option);
    // Sets the ID of the form's stored draft, which the job refers to (journal/draftjobs.h).
    void setDraftId(const QString &id) { m_draftId = id; }
    [[nodiscard]] const QString &draftId() const { return m_draftId; }
    // Sets the path of a table with existing records.
    void setKnown(const QString &path) { m_known = path; }
    // Discards all choices made by the user.
    void matchAgain();
    // Applies the matching from a recipe or an earlier import, which replaces all changes.
    void setRemembered(const importcheck::Remembered &matching);
    // The guards are checked before the rows are sent. The expected columns are those of a recipe.
    void setGuards(const Guards &guards);
    void setGuards(const Guards &guards, const importcheck::Remembered &expected);
    [[nodiscard]] const Guards &guards() const { return m_guards; }
    // Returns the guards that the checked rows violate (see brokenGuards()).
    [[nodiscard]] QStringList brokenGuards(std::optional<qint64> blanked) const;
    // Adds columns that are computed from others. Names that exist already are skipped.
    void addDerived(const std::vector<importcheck::DerivedColumn> &columns);
    void removeDerived(int column);
    // May only be called if missing() is empty. The check starts once the rows have been counted.
    void check();

    // Applies all fixes that need no decision, as one step of the history. After this and every
    // other change, all rows are checked again, and the old result is used until the new one is
    // available.
    void applySafeRepairs();
    // Edits several cells as one step of the history.
    void setCells(const QString &name, const std::vector<importcheck::CellEdit> &cells);
    void preview(const importcheck::Repair &repair) override;

    // The reason no row in the file can be sent, regardless of its columns. Absent if no such
    // problem is known.
    [[nodiscard]] const std::optional<base::Problem> &unusable() const { return m_unusable; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] const Places &places() const { return m_places; }
    [[nodiscard]] const importcheck::ImportSettings &settings() const { return m_settings; }
    [[nodiscard]] const QString &known() const { return m_known; }
    [[nodiscard]] std::optional<importcheck::TableOutline> outline() const override;
    [[nodiscard]] bool hasBeginning() const override { return m_preview.table() != nullptr; }
    // Returns null before the file has been read.
    [[nodiscard]] const importcheck::ImportTable *table() const { return m_table.get(); }
    // The first rows of the file, available while all rows are being read.
    [[nodiscard]] const importcheck::ImportTable *beginning() const { return m_preview.table(); }
    [[nodiscard]] const importcheck::ColumnMapping &matching() const { return m_matching; }
    [[nodiscard]] const std::vector<importcheck::ImportColumn> &columns() const
    {
        return m_matching.columns();
    }
    // Returns a sentence that explains why rows cannot be checked yet.
    [[nodiscard]] QString missing() const;
    // The result of the last check.
    [[nodiscard]] const importcheck::CheckResult &result() const { return m_result; }
    // Counts the blank cells in the rows to be sent. For a trial, these are only the first rows.
    [[nodiscard]] std::vector<importcheck::BlankCells> blanksToSend() const;
    // Whether phone numbers are still being checked. If so, further warnings may appear.
    [[nodiscard]] bool looksAtPhones() const { return m_phones.running(); }
    // Returns the matching, the derived columns and the changes of whole columns, which apply to
    // the next file with the same headings, too.
    [[nodiscard]] importcheck::Remembered toRemember() const;
    [[nodiscard]] importcheck::RepairContext contextOf(int column) const override;

protected:
    void read() override;
    void stopWork() override;
    void dropTable() override;
    [[nodiscard]] const tablefile::OpenedTable *openedTable() const override;
    void editsChanged() override;

private:
    void match();
    void applyLastTime();
    void setDerived(const std::vector<importcheck::DerivedColumn> &columns);
    [[nodiscard]] importcheck::ColumnMapping matched() const;
    void count();
    void countTexts();
    void matchingChanged();
    void checkPhones();

    const Places m_places;
    importcheck::ImportSettings m_settings;
    std::optional<base::Problem> m_unusable;
    QString m_known;
    QString m_draftId;
    std::shared_ptr<const importcheck::ImportTable> m_table;
    importcheck::Remembered m_last;
    // The matching that was set before the file was read.
    std::optional<importcheck::Remembered> m_given;
    Guards m_guards;
    std::optional<importcheck::Remembered> m_expected;
    importcheck::ColumnMapping m_matching;
    importcheck::CheckResult m_result;
    // Whether to start a check as soon as everything has been counted.
    bool m_checkWanted = false;
    // Reads the first rows, then all rows.
    base::BackgroundTask m_reading;
    importcheck::TablePreview m_preview;
    base::BackgroundTask m_texts;
    base::BackgroundTask m_checking;
    base::BackgroundTask m_phones;
    base::BackgroundTask m_previewing;
};

} // namespace storedesk::imports
