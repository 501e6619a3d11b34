// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnstore.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "columns/columnoutput.h"
#include "csv/csvreader.h"
#include "csv/rowindexer.h"
#include "csv/tabledevice.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDirIterator>
#include <QFileInfo>

namespace storedesk::columns {

using namespace Qt::StringLiterals;

static constexpr auto ending = ".columns"_L1;

QString columnPathOf(const QString &folder, const QString &file)
{
    return QDir(folder).filePath(QFileInfo(file).fileName() + ending);
}

static base::Result<void> removeFile(const QString &path)
{
    if (QFile::remove(path) || !QFile::exists(path))
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("ColumnStore", "Couldn't delete the file."),
        .why = QDir::toNativeSeparators(path)});
}

base::Result<void> removeColumns(const QString &folder, const QString &file)
{
    return removeFile(columnPathOf(folder, file));
}

base::Result<void> removeAllColumns(const QString &folder)
{
    QDirIterator files(folder, {u'*' + ending}, QDir::Files | QDir::Hidden);
    while (files.hasNext()) {
        if (const auto removed = removeFile(files.next()); !removed)
            return removed;
    }
    return {};
}

// Returns a fingerprint of the file's content, the way it is read, and the columns stored.
static QByteArray fingerprintOf(const QString &path, const csv::TableSource &source,
                                const std::vector<ColumnPlan> &plan)
{
    const QFileInfo file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](qint64 number) {
        hash.addData(QByteArray::number(number) + ' ');
    };
    add(file.size());
    add(file.lastModified().toMSecsSinceEpoch());
    add(file.metadataChangeTime().toMSecsSinceEpoch());
    add(source.file->size());
    add(source.dialect.delimiter);
    add(source.dialect.quote);
    add(source.header);
    for (const auto &column : plan) {
        add(column.column);
        add(static_cast<qint64>(column.kind));
        add(column.insteadOf);
    }
    static constexpr qsizetype sample = 64 * 1024;
    hash.addData(source.file->read(0, sample));
    hash.addData(source.file->read(std::max<qint64>(source.file->size() - sample, 0), sample));
    return hash.result();
}

static QStringList headingsOf(const tablefile::OpenedTable &opened)
{
    csv::TableDevice device(opened.file, opened.begin.offset);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened.dialect.dialect);
    QStringList headings;
    if (reader.next()) {
        for (const auto cell : reader.cells())
            headings.append(QString::fromUtf8(cell));
    }
    return headings;
}

static base::Result<std::shared_ptr<const csv::RowIndex>>
indexOf(const tablefile::OpenedTable &opened, base::Progress &progress)
{
    auto rows = std::make_shared<csv::RowIndex>(opened.begin);
    const auto built = csv::RowIndexer(opened.file, opened.dialect.dialect).build(*rows, progress);
    if (!built)
        return tl::unexpected(built.error());
    return rows;
}

// Returns the plan to use if some row needs a column that replaces another one.
static std::vector<ColumnPlan> completePlan(std::vector<ColumnPlan> plan)
{
    for (auto &column : plan)
        column.insteadOf = -1;
    return plan;
}

// Returns whether a column replaces another one in some row.
static bool isReplacementUsed(const StoredColumns &columns, const std::vector<ColumnPlan> &plan)
{
    for (std::size_t number = 0; number < plan.size(); ++number) {
        if (plan[number].insteadOf >= 0 && columns.texts(static_cast<int>(number)).size() > 1)
            return true;
    }
    return false;
}

namespace {

using ColumnsResult = base::Result<std::shared_ptr<const StoredColumns>>;

// Opens or builds the columns of one file.
class FileColumns final
{
public:
    // All must outlive this object. The stored path is empty if columns stay in memory.
    FileColumns(const QString &path, const tablefile::OpenedTable &opened, QString stored,
                const tablefile::OpenOptions &options, base::Progress &progress)
        : m_path(path)
        , m_opened(opened)
        , m_stored(std::move(stored))
        , m_options(options)
        , m_progress(progress)
        // Columns are chosen by their headings, so the first row is never data.
        , m_source{.file = opened.file, .dialect = opened.dialect.dialect, .header = true}
    { }

    // Returns null if the columns are not stored.
    [[nodiscard]] std::shared_ptr<const StoredColumns>
    stored(const std::vector<ColumnPlan> &plan) const
    {
        if (m_stored.isEmpty())
            return nullptr;
        return StoredColumns::open(m_stored, fingerprintOf(m_path, m_source, plan));
    }

    [[nodiscard]] ColumnsResult built(const std::vector<ColumnPlan> &plan)
    {
        if (!m_source.index)
            m_source.index = std::make_shared<csv::RowIndex>(m_opened.begin);
        auto columns = m_stored.isEmpty() ? ColumnsResult(nullptr) : builtInFile(plan);
        return columns && !*columns ? builtInMemory(plan) : columns;
    }

private:
    // Reads the table without an index if possible.
    [[nodiscard]] base::Result<void> build(const std::vector<ColumnPlan> &plan,
                                           const QByteArray &fingerprint, const QString &folder,
                                           ColumnOutput &output)
    {
        const auto built = buildColumns(m_source, plan, fingerprint, folder, output, m_progress);
        if (!built)
            return tl::unexpected(built.error());
        if (*built == BuildResult::Built)
            return {};
        const auto index = indexOf(m_opened, m_progress);
        if (!index)
            return tl::unexpected(index.error());
        m_source.index = *index;
        const auto again = buildColumns(m_source, plan, fingerprint, folder, output, m_progress);
        return again ? base::Result<void>() : tl::unexpected(again.error());
    }

    [[nodiscard]] ColumnsResult builtInMemory(const std::vector<ColumnPlan> &plan)
    {
        ColumnOutput output;
        const auto built = build(plan, {}, m_options.temporaryFolder, output);
        if (!built)
            return tl::unexpected(built.error());
        return StoredColumns::fromBytes(output.takeBytes());
    }

    // Returns null if the columns could not be stored, for example on a full disk, or must not be,
    // because the file has changed. Building them in memory reports errors of the file itself.
    [[nodiscard]] ColumnsResult builtInFile(const std::vector<ColumnPlan> &plan)
    {
        const auto folder = QFileInfo(m_stored).path();
        const auto fingerprint = fingerprintOf(m_path, m_source, plan);
        base::NewFile file(m_stored);
        if (!base::makePrivateFolder(folder) || !file.open(QIODevice::WriteOnly))
            return nullptr;
        ColumnOutput output(file);
        const auto built = build(plan, fingerprint, folder, output);
        if (!built && m_progress.cancelled())
            return tl::unexpected(built.error());
        // Damaged columns are built again.
        file.setDisposable();
        if (!built || !file.commit())
            return nullptr;
        // Erased data must not return with columns of the previous file.
        if (m_opened.original->changed()) {
            (void)removeFile(m_stored);
            return nullptr;
        }
        // The file was written just now, so its checksums are not verified.
        return StoredColumns::openUnverified(m_stored, fingerprint);
    }

    const QString &m_path;
    const tablefile::OpenedTable &m_opened;
    const QString m_stored;
    const tablefile::OpenOptions &m_options;
    base::Progress &m_progress;
    csv::TableSource m_source;
};

} // namespace

base::Result<ColumnedTable> openColumns(const QString &path, const ColumnChooser &choose,
                                        const tablefile::OpenOptions &options,
                                        const QString &folder, base::Progress &progress)
{
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    ColumnedTable table{.headings = headingsOf(*opened)};
    table.plan = choose(table.headings);
    const bool isStored = !folder.isEmpty() && opened->file->size() >= smallestStored;
    FileColumns file(path, *opened, isStored ? columnPathOf(folder, path) : QString(), options,
                     progress);
    const auto complete = completePlan(table.plan);
    table.columns = file.stored(table.plan);
    if (!table.columns && complete != table.plan)
        table.columns = file.stored(complete);
    if (table.columns)
        return table;
    auto built = file.built(table.plan);
    if (built && isReplacementUsed(**built, table.plan))
        built = file.built(complete);
    if (!built)
        return tl::unexpected(built.error());
    table.columns = *std::move(built);
    return table;
}

} // namespace storedesk::columns
