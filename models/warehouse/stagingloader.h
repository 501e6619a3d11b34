// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "csv/tablesource.h"
#include "warehouse/cellwriter.h"
#include "warehouse/contactcomparison.h"
#include "warehouse/sqlconnection.h"

namespace storedesk::warehouse {

// What a file contains.
struct StagedRows
{
    qint64 rows = 0;
    // Whether each row has an ID that no other row has. Only known for activities.
    bool distinctIds = false;
};

// Loads export files into staging tables, which exist as long as the connection. A staging table
// has the columns of the table, the row's position in the file, and "rest" with the cells of all
// other columns.
class StagingLoader final
{
public:
    // The connection must outlive the loader. The zone is that of the store, the folder a private
    // one for decompressed data.
    StagingLoader(SqlConnection &connection, const QTimeZone &zone, QString temporaryFolder);

    // Replaces the staging table with the rows of the file. Without a file, the staging table is
    // empty.
    [[nodiscard]] Outcome<StagedRows> load(const QString &path, insights::InputTable table,
                                           base::Progress &progress);
    // Loads only the contacts that are new or whose row has changed, with their fingerprints, and
    // the IDs of stored contacts that are not in the file into the table absent_contact. Returns
    // the number of rows in the file.
    [[nodiscard]] Outcome<qint64>
    loadChangedContacts(const QString &path, const KnownContacts &known, base::Progress &progress);
    [[nodiscard]] static QByteArray stagingNameOf(insights::InputTable table);

private:
    // What a table in a file consists of.
    struct Plan
    {
        csv::TableSource source;
        QStringList headings = {};
        const std::vector<TableColumn> *columns = nullptr;
        // The cell of each column, or -1.
        std::vector<int> places = {};
        // Cells without a column.
        std::vector<int> others = {};
        // One for each column.
        std::vector<FormatCounts> readings = {};
    };

    [[nodiscard]] Outcome<Plan> planOf(const QString &path, insights::InputTable table,
                                       base::Progress &progress) const;
    [[nodiscard]] static base::Result<void> readFormats(Plan &plan, base::Progress &progress);
    // Rows of the file in the format of COPY.
    struct Block
    {
        QByteArray text = {};
        // Empty if all rows are sent.
        std::vector<ContactComparison::Row> contacts = {};
        // Hashes of the IDs. Empty unless they are compared.
        std::vector<quint64> ids = {};
    };
    // Comparisons made while rows are sent. Null for no comparison.
    struct Comparisons
    {
        ContactComparison *contacts = nullptr;
        // Receives the hashes of all IDs.
        std::vector<quint64> *ids = nullptr;
    };

    [[nodiscard]] Outcome<void> createTable(insights::InputTable table);
    // Returns a number that differs if equal rows could be stored in another way.
    [[nodiscard]] quint64 layoutOf(const Plan &plan) const;
    // Names the columns that appendRow() writes.
    [[nodiscard]] static QByteArray sentNamesOf(const Plan &plan);
    // Appends these columns without a line end.
    void appendRow(QByteArray &to, const Plan &plan, const csv::RowScanner &rows, qint64 row) const;
    // If contacts are compared, only changed ones are sent.
    [[nodiscard]] Block blockOf(const Plan &plan, csv::RowScanner &rows, qint64 firstRow,
                                const Comparisons &comparisons, quint64 layout) const;
    [[nodiscard]] Outcome<qint64> send(const Plan &plan, base::Progress &progress,
                                       const Comparisons &comparisons);
    [[nodiscard]] Outcome<void> noteAbsent(const ContactComparison &changes);

    SqlConnection &m_connection;
    QByteArray m_zone;
    CellWriter m_writer;
    QString m_temporaryFolder;
};

} // namespace storedesk::warehouse
