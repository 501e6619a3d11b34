// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/importtable.h"

#include <QObject>

namespace storedesk::importcheck {

// Properties of a table that was read, for display.
struct TableOutline
{
    QStringList columns = {};
    // The first rows.
    QList<QStringList> sample = {};
    // Absent until the rows have been counted.
    std::optional<qint64> rows = {};
    // The names of all tables in the file, and the name of the table that was read.
    QStringList entries = {};
    QString entry = {};
};

// How a table was read, for display and changes. Also known if none of its rows can be used.
struct TableReading
{
    tablefile::OpenedTable opened;
    // Absent until the rows have been counted.
    std::optional<query::RowBalance> balance = {};
    // The number of lines in the file.
    qint64 lines = 0;
};

// The base class for drafts of imports, bulk jobs and purchases, with the source of a table, its
// state and its problems. Derived classes read and check the table in the background and emit
// changed() after every step.
class TableDraft : public QObject
{
    Q_OBJECT

public:
    enum class State : quint8 { Empty, Reading, Read, Checking, Checked };
    Q_ENUM(State)

    ~TableDraft() override;

    void openFile(const QString &path, const sheet::ReadOptions &reading = {});
    // Opens typed, pasted, selected or generated rows.
    void openText(const QString &text, const QString &title, bool generated = false);
    // Reads the file again.
    void setReading(const sheet::ReadOptions &reading);
    // Removes all rows.
    void clear();
    // Stops reading or checking.
    void stop();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const ImportOrigin &origin() const { return m_origin; }
    // Returns the file that is read. For rows opened as text, this is a temporary file.
    [[nodiscard]] const QString &path() const;
    // Returns nothing until the table has been read.
    [[nodiscard]] virtual std::optional<TableOutline> outline() const = 0;
    // Returns null until the table has been opened. Kept while the same file is read again with
    // other options. Imports have their table instead.
    [[nodiscard]] const TableReading *reading() const
    {
        return m_tableReading ? &*m_tableReading : nullptr;
    }
    // Returns whether the first rows of a large file are available while it is being read.
    [[nodiscard]] virtual bool hasBeginning() const { return false; }

Q_SIGNALS:
    void changed();

protected:
    // Temporary files are created in the folder, which must be private.
    explicit TableDraft(QString temporaryFolder, QObject *parent);

    // Starts reading path() in the background.
    virtual void read() = 0;
    virtual void stopWork() = 0;
    virtual void dropTable() = 0;

    // Stops reading or checking without emitting changed().
    void halt();
    // Removes the table, because the user has chosen another table.
    void failToRead(const base::Problem &problem);
    void noteReading(TableReading reading) { m_tableReading = std::move(reading); }
    void setState(State state);

    const QString m_temporaryFolder;
    State m_state = State::Empty;
    base::Problem m_problem;
    ImportOrigin m_origin;

private:
    void open();

    // The temporary file for rows that were opened as text.
    QString m_ownFile;
    std::optional<TableReading> m_tableReading;
};

} // namespace storedesk::importcheck
