// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/columnreadings.h"
#include "sheet/reading.h"
#include "sheet/work.h"
#include "table/rowbalance.h"
#include "table/tableopener.h"

#include <optional>

namespace storedesk::sheet {

// A file as a table, opened, counted and watched in the background.
class Sheet final : public QObject
{
    Q_OBJECT

public:
    enum class State : char { Closed, Opening, Failed, Counting, Stopped, Ready };

    Sheet(base::Clock &clock, QString temporaryFolder, QObject *parent = nullptr);

    void open(const QString &path, const Reading &reading = {});
    void stop(); // counting; what is known stays
    // What another one has found out about the file, where that has been read to its end: nothing
    // is read again. False: it has not, and nothing was taken.
    [[nodiscard]] bool share(const Sheet &before);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const Reading &reading() const { return m_reading; }
    // It is still being opened, and its first rows are there to look at.
    [[nodiscard]] bool showsBeginning() const { return m_beginning; }
    // From here on there is something to show.
    [[nodiscard]] bool isOpen() const { return static_cast<bool>(m_source.index); }
    [[nodiscard]] const table::OpenedTable &opened() const { return m_opened; }
    [[nodiscard]] const table::Source &source() const { return m_source; }
    [[nodiscard]] const QList<SheetColumn> &columns() const { return m_readings.columns(); }
    // How the cells of the columns are read. Can be changed by hand.
    [[nodiscard]] ColumnReadings &readings() { return m_readings; }
    [[nodiscard]] const ColumnReadings &readings() const { return m_readings; }
    [[nodiscard]] bool hasTraces() const { return m_reading.traced > 0; }
    // The column that tells what became of the cells of this one; -1: none.
    [[nodiscard]] int traceOf(int column) const
    {
        return hasTraces() && column >= 0 ? column + m_reading.traced : -1;
    }
    // Data rows known so far, blank ones too. The first has number 1 when there is a header.
    [[nodiscard]] qint64 rows() const;
    [[nodiscard]] qint64 firstRow() const { return m_source.header ? 1 : 0; }
    [[nodiscard]] const std::optional<table::RowBalance> &balance() const { return m_balance; }
    [[nodiscard]] bool changedOnDisk() const { return m_changed; }
    [[nodiscard]] const Work &work() const { return m_work; } // opening, then counting
    [[nodiscard]] base::Clock &clock() const { return m_clock; }

Q_SIGNALS:
    void stateChanged();
    void rowsKnown(); // more of them
    void balanceKnown(); // or the problem that keeps it from being known
    void changeNoticed();
    void formatsChanged(const QList<int> &columns); // these are read in another way now

private:
    struct Opening;
    void take(Opening &&opening);
    void glance(const table::OpenOptions &options);
    void show(Opening &&opening);
    void dropBeginning();
    void count();
    void readWhole(); // what only all rows can tell
    void fail(const base::Problem &problem);
    void setState(State state);
    void look(); // from time to time

    base::Clock &m_clock;
    QString m_temporaryFolder;
    QString m_path;
    Reading m_reading;
    State m_state = State::Closed;
    base::Problem m_problem;
    table::OpenedTable m_opened;
    table::Source m_source;
    ColumnReadings m_readings;
    std::optional<table::RowBalance> m_balance;
    bool m_beginning = false;
    bool m_changed = false;
    qint64 m_told = 0;
    Work m_work;
    Work m_glancing; // at the first rows, while it is opened
    Work m_balancing;
    Work m_watching;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::sheet
