// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/erasurelist.h"

#include "api/resourcerequests.h"
#include "catalogue/path.h"
#include "catalogue/valuechecks.h"
#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"
#include "records/columnmatch.h"
#include "records/lookupguess.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;

namespace {

struct ErasureWords
{
    Q_DECLARE_TR_FUNCTIONS(Erasure)
};

// Processes a table row by row and extracts the contact key from each row.
class ErasureRows final
{
public:
    void take(QStringList cells)
    {
        for (auto &cell : cells)
            cell = cell.trimmed();
        if (std::ranges::all_of(cells, &QString::isEmpty))
            return;
        if (!std::exchange(m_begun, true) && parseHeadings(cells))
            return;
        add(valueOf(cells));
    }

    ErasureList list = {};

private:
    // The email address takes precedence if a row has both keys.
    bool parseHeadings(const QStringList &cells)
    {
        for (const auto id :
             {OperationId::DeleteContactByEmail, OperationId::DeleteContactByExternalId}) {
            const auto matches =
                records::matchColumns(cells, jobs::keyRules(catalogue::operation(id)));
            for (std::size_t column = 0; column < matches.size(); ++column) {
                if (matches[column].how != records::ColumnMatch::How::None)
                    m_columns.append(static_cast<int>(column));
            }
        }
        return !m_columns.isEmpty();
    }

    [[nodiscard]] static bool isAddress(const QString &text)
    {
        return catalogue::valuechecks::isEmail(text.toStdString());
    }

    [[nodiscard]] QString valueOf(const QStringList &cells) const
    {
        for (const int column : m_columns) {
            if (!cells.value(column).isEmpty())
                return cells.value(column);
        }
        const auto address = std::ranges::find_if(cells, isAddress);
        if (address != cells.end())
            return *address;
        return *std::ranges::find_if(cells, [](const QString &cell) { return !cell.isEmpty(); });
    }

    void add(const QString &value)
    {
        const bool byAddress = value.contains(u'@');
        const auto id = *catalogue::operationOn(records::guessedLookupKey(Resource::Contact, value),
                                                catalogue::Effect::Delete);
        const bool names = (!byAddress || isAddress(value))
            && !records::looksLikeName(Resource::Contact, value)
            && catalogue::buildPath(catalogue::operation(id), QStringList{value});
        if (!names) {
            list.refused.append(value);
        } else if (m_seen.contains(value.toCaseFolded())) {
            ++list.repeated;
        } else {
            m_seen.insert(value.toCaseFolded());
            list.values.append(value);
            list.addresses += byAddress ? 1 : 0;
        }
    }

    bool m_begun = false;
    // Columns with contact keys, according to their headings.
    QList<int> m_columns;
    QSet<QString> m_seen;
};

} // namespace

ErasureList erasureListFrom(const QString &text)
{
    static const QRegularExpression between(u"[\\t;,]"_s);
    ErasureRows rows;
    for (const auto &line : text.split(u'\n')) {
        auto cells = line.split(between);
        for (auto &cell : cells)
            cell = cell.trimmed().remove(u'"');
        rows.take(cells);
    }
    return rows.list;
}

base::Result<ErasureList> erasureListIn(const QString &path, const QString &temporaryFolder,
                                        base::Progress &progress)
{
    const auto bulk = jobs::BulkTable::open(path, {}, temporaryFolder, progress);
    if (!bulk)
        return tl::unexpected(bulk.error());
    if (bulk->unusable)
        return tl::unexpected(*bulk->unusable);
    csv::TableDevice device(bulk->opened.file, bulk->opened.begin.offset, &progress);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, bulk->opened.dialect.dialect);
    ErasureRows rows;
    while (reader.next()) {
        QStringList cells;
        for (const auto cell : reader.cells())
            cells.append(QString::fromUtf8(cell));
        auto fault = reader.blank() ? std::nullopt : bulk->shape.faultOf(reader);
        if (!fault) {
            rows.take(cells);
            continue;
        }
        // Rows with faults are reported, because it is uncertain which contact such a row names,
        // and a deletion cannot be undone.
        fault->line += bulk->opened.begin.line - 1;
        rows.list.faults.append(wordsOf(*fault));
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    return rows.list;
}

jobs::ListJob erasureJob(const ErasureList &list, const QString &reference)
{
    jobs::BulkPlan plan;
    plan.operation = OperationId::DeleteContactByEmail;
    plan.keyColumn = 0;
    // Each row has its own request, because some contacts are named by address and others by ID.
    plan.givenColumn = 1;
    // A contact named by one key may be stored on this computer under another key.
    plan.readFirst = true;
    plan.erases = true;
    jobs::ListJob job{
        .title = reference.isEmpty()
            ? journal::storedTitle(
                  {.context = "Erasure", .text = QT_TRANSLATE_NOOP("Erasure", "Privacy request")})
            : reference,
        .plan = plan,
        .columns = {journal::storedText("Erasure", QT_TRANSLATE_NOOP("Erasure", "Contact")),
                    journal::storedText("Erasure", QT_TRANSLATE_NOOP("Erasure", "Request"))},
        .rows = {}};
    for (const auto &value : list.values) {
        const auto id = *catalogue::operationOn(records::guessedLookupKey(Resource::Contact, value),
                                                catalogue::Effect::Delete);
        auto request = api::requestOf(catalogue::operation(id), {value});
        job.rows.push_back(
            {.cells = {value, QString::fromUtf8(journal::bytesOf(request))}, .key = value});
    }
    return job;
}

} // namespace storedesk::privacy
