// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/checkresult.h"
#include "imports/edithistory.h"
#include "imports/importsettings.h"
#include "imports/matching.h"
#include "imports/tableglance.h"

namespace storedesk::imports {

// An import in the making: a file, what its columns mean, and what is wrong with its rows. Works in
// other threads and tells of every step by changed(). Rows and columns are numbered as in the file.
class ImportDraft final : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Empty, Reading, Read, Checking, Checked };
    Q_ENUM(State)
    using Places = ImportPlaces;

    ImportDraft(const base::Clock &clock, Places places, QObject *parent = nullptr);
    ~ImportDraft() override;

    void setSettings(const ImportSettings &settings); // matched and checked again where needed
    void openFile(const QString &path, const sheet::Reading &reading = {});
    void openText(const QString &text, const QString &title, bool generated = false); // pasted
    void setReading(const sheet::Reading &reading); // the file is read again
    void setTarget(int column, const QString &key); // empty: the column is not imported
    void setOption(int column, const QString &text, const QString &option);
    // The draft that is stored for the form; the job refers to it (jobs/draftjobs.h).
    void setDraftId(const QString &id) { m_draftId = id; }
    [[nodiscard]] const QString &draftId() const { return m_draftId; }
    void setKnown(const QString &path) { m_known = path; } // a table of the records that exist
    void matchAgain(); // as if nobody had chosen anything
    void setRemembered(const Remembered &matching); // of a recipe, or of an import before
    void check(); // when missing() is empty; waits for the rows to be counted
    void stop(); // what is under way

    // Changes of cells. All rows are then checked again; the result stays until the next is there.
    void setCell(qint64 row, int column, const QString &text);
    void apply(const Fix &fix);
    void preview(const Fix &fix); // answered by previewed()
    void undo();
    void redo();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    // Why no row of the file can be sent, whatever its columns mean. Absent: nothing is known.
    [[nodiscard]] const std::optional<base::Problem> &unusable() const { return m_unusable; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] const Places &places() const { return m_places; }
    [[nodiscard]] const ImportSettings &settings() const { return m_settings; }
    [[nodiscard]] const QString &known() const { return m_known; }
    [[nodiscard]] const ImportOrigin &origin() const { return m_origin; }
    [[nodiscard]] const ImportTable *table() const { return m_table.get(); } // null: none yet
    [[nodiscard]] const ImportTable *beginning() const { return m_glance.table(); } // while Reading
    [[nodiscard]] const Matching &matching() const { return m_matching; }
    [[nodiscard]] const std::vector<ImportColumn> &columns() const { return m_matching.columns(); }
    [[nodiscard]] QString missing() const; // why it cannot be checked, in a sentence
    [[nodiscard]] const CheckResult &result() const { return m_result; } // of the last check
    // Blank cells of the rows that will be sent: of a trial only the first ones.
    [[nodiscard]] std::vector<BlankCells> blanksToSend() const;
    [[nodiscard]] bool looksAtPhones() const { return m_phones.running(); } // warnings may come
    [[nodiscard]] const EditHistory &history() const { return m_history; }
    [[nodiscard]] FixContext contextOf(int column) const; // of a table that was read

Q_SIGNALS:
    void changed();
    void previewed(const storedesk::imports::FixPreview &preview);

private:
    void open();
    void match();
    [[nodiscard]] Matching matched() const;
    void count();
    void countTexts();
    void matchingChanged();
    void editsChanged();
    void checkPhones();
    void stopAll();
    void setState(State state);

    const Places m_places;
    ImportSettings m_settings;
    State m_state = State::Empty;
    base::Problem m_problem;
    std::optional<base::Problem> m_unusable;
    ImportOrigin m_origin;
    QString m_known;
    QString m_draftId;
    QString m_ownFile; // of rows that came as text
    std::shared_ptr<const ImportTable> m_table;
    Remembered m_last;
    Matching m_matching;
    EditHistory m_history;
    CheckResult m_result;
    bool m_checkWanted = false; // as soon as everything is counted
    sheet::Work m_reading; // the beginning, then all rows
    TableGlance m_glance;
    sheet::Work m_texts;
    sheet::Work m_checking;
    sheet::Work m_phones;
    sheet::Work m_previewing;
};

} // namespace storedesk::imports
