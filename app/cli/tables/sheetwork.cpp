// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetwork.h"

#include "app/cli/tables/sheetoutput.h"
#include "app/cli/tables/sheetresults.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/output.h"
#include "app/cli/terminal/visible.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/progress.h"
#include "base/temporaryfolder.h"
#include "catalogue/field.h"
#include "catalogue/key.h"
#include "catalogue/titlesearch.h"
#include "query/filtersyntax.h"
#include "query/rowbalance.h"
#include "query/sorter.h"

#include <QCoreApplication>
#include <QIODevice>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <numeric>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

namespace {

// Standard output for large strings. A slow reader does not prevent cancellation, and a closed pipe
// ends the writing. On a terminal, control sequences are escaped. A pipe or a file receives every
// byte.
class StandardOutput final : public QIODevice
{
public:
    explicit StandardOutput(const base::Progress &progress);
    ~StandardOutput() override;
    Q_DISABLE_COPY_MOVE(StandardOutput)

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool readerIsGone() const { return m_readerIsGone; }

protected:
    qint64 readData(char *bytes, qint64 size) override;
    qint64 writeData(const char *bytes, qint64 size) override;

private:
    [[nodiscard]] bool writeAll(QByteArrayView bytes);

    const base::Progress &m_progress;
    bool m_terminal = false;
    // Standard output, reopened in non-blocking mode if it is a pipe; otherwise -1.
    int m_pipe = -1;
    bool m_readerIsGone = false;
};

// The time in milliseconds between checks for cancellation.
constexpr int pollAgain = 100;

StandardOutput::StandardOutput(const base::Progress &progress)
    : m_progress(progress)
    , m_terminal(isatty(STDOUT_FILENO) != 0)
{
    struct stat status = {};
    if (fstat(STDOUT_FILENO, &status) == 0 && S_ISFIFO(status.st_mode))
        m_pipe = ::open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    QIODevice::open(WriteOnly | Unbuffered);
}

StandardOutput::~StandardOutput()
{
    if (m_pipe >= 0)
        ::close(m_pipe);
}

qint64 StandardOutput::readData(char * /*bytes*/, qint64 /*size*/)
{
    return -1;
}

qint64 StandardOutput::writeData(const char *bytes, qint64 size)
{
    // Each write contains whole rows, so no character is split at the end.
    const QByteArrayView text(bytes, size);
    const auto shown = m_terminal ? visible(text) : QByteArray();
    return writeAll(m_terminal ? QByteArrayView(shown) : text) ? size : -1;
}

bool StandardOutput::writeAll(QByteArrayView bytes)
{
    const int descriptor = m_pipe >= 0 ? m_pipe : STDOUT_FILENO;
    for (qsizetype done = 0; done < bytes.size();) {
        pollfd waiting{.fd = descriptor, .events = POLLOUT, .revents = 0};
        const bool ready = ::poll(&waiting, 1, pollAgain) > 0;
        if (m_progress.cancelled())
            return false;
        if (!ready)
            continue;
        const auto count =
            ::write(descriptor, bytes.data() + done, static_cast<size_t>(bytes.size() - done));
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count < 0) {
            m_readerIsGone = errno == EPIPE;
            setErrorString(qt_error_string(errno));
            noteOutputError(errno);
            return false;
        }
        done += count;
    }
    return true;
}

// The detected format of a file, as a table for scripts.
struct SheetReport
{
    // Each row contains a name and a value.
    QList<QByteArrayList> rows = {};
    // False if the file has ragged rows or faults.
    bool sound = true;
};

} // namespace

static QByteArray signText(char sign)
{
    if (sign == '\t')
        return "tab";
    return sign == '\0' ? QByteArray("none") : QByteArray(1, sign);
}

static Result<SheetReport> reportOf(const SheetTable &sheet, base::Progress &progress)
{
    const auto counted = query::balanceOf(sheet.source, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    const auto &balance = *counted;
    const auto &opened = sheet.opened;
    const auto count = [](qint64 value) {
        return QByteArray::number(value);
    };
    SheetReport report{
        .rows = {{"what", "value"},
                 {"entries", opened.entries.join("; "_L1).toUtf8()},
                 {"entry", opened.entry.toUtf8()},
                 {"left out", opened.leftOut.join("; "_L1).toUtf8()},
                 {"encoding", opened.encoding.name},
                 {"encoding proof", opened.encoding.proof.join("; "_L1).toUtf8()},
                 {"unreadable bytes", count(opened.replaced)},
                 {"delimiter", signText(sheet.source.dialect.delimiter)},
                 {"quote", signText(sheet.source.dialect.quote)},
                 {"escape", signText(sheet.source.dialect.escape)},
                 {"comment", signText(sheet.source.dialect.comment)},
                 {"blanks around quotes", sheet.source.dialect.blanksAroundQuotes ? "yes" : "no"},
                 {"columns", count(balance.columns)},
                 {"lines", count(sheet.source.index->lines() + opened.cutAbove)},
                 {"above the table", count(balance.above + opened.cutAbove)},
                 {"comments", count(balance.comments)},
                 {"rows", count(balance.rows())},
                 {"header", count(balance.header)},
                 {"regular", count(balance.regular)},
                 {"ragged", count(balance.ragged)},
                 {"blank", count(balance.blank)},
                 {"faults", count(balance.malformed)}},
        .sound = balance.ragged == 0 && balance.malformed == 0 && opened.replaced == 0
            && opened.leftOut.isEmpty()};
    for (const auto &fault : balance.faults)
        report.rows.append({"fault", csv::wordsOf(fault).toUtf8()});
    return report;
}

SheetWork::SheetWork(SheetQuestion question, base::Progress &progress)
    : m_question(std::move(question))
    , m_progress(progress)
{
    // The folder is only needed for large data. Without it, memory is used.
    if (auto folder = base::TemporaryFolder::make(base::placesOf().temporary))
        m_folder = std::move(*folder);
}

SheetWork::~SheetWork() = default;

QString SheetWork::temporaryFolder() const
{
    return m_folder ? m_folder->path() : QString();
}

// Returns the labels of contact fields in every language. Only tables with contacts have these
// columns.
static QList<QStringList> labelsOf(const QStringList &names)
{
    namespace contact = catalogue::key::contact;
    QList<QStringList> labels;
    if (!names.contains(contact::email) && !names.contains(contact::externalId))
        return labels;
    for (const auto &name : names)
        labels.append(catalogue::titlesInAllLanguages(catalogue::Resource::Contact, name));
    return labels;
}

// Makes all conditions in the filter exact.
static void makeExact(query::Filter &filter)
{
    for (auto &condition : filter.conditions)
        condition.exact = true;
    for (auto &group : filter.groups)
        makeExact(group);
}

static void addColumns(const query::Filter &filter, const SheetTable &sheet,
                       std::vector<int> &columns)
{
    for (const auto &condition : filter.conditions) {
        for (int column = 0; column < sheet.names.size(); ++column) {
            if (condition.column == column || condition.column == query::Condition::anyColumn)
                columns.push_back(column);
        }
    }
    for (const auto &group : filter.groups)
        addColumns(group, sheet, columns);
}

Result<int> SheetWork::run()
{
    auto sheet = openSheet(m_question.files, m_question, temporaryFolder(), m_progress);
    const auto leftOut = sheet ? sheet->opened.leftOut : QStringList();
    if (sheet && !m_question.compare.isEmpty())
        sheet = comparedSheet(*sheet, m_question, temporaryFolder(), m_progress);
    if (!sheet)
        return tl::unexpected(sheet.error());
    if (m_question.about)
        return about(*sheet);
    const bool whole = sheet->complete && leftOut.isEmpty() && sheet->opened.replaced == 0;
    if (const auto bytes = static_cast<int>(sheet->opened.replaced); bytes > 0)
        complain(CommandWords::tr("%n byte(s) couldn't be decoded as %1 and were replaced with �.",
                                  nullptr, bytes)
                     .arg(QString::fromLatin1(sheet->opened.encoding.name)));
    // Detects invalid formats in the arguments, even for columns that are not needed.
    if (const auto read = sheet->readFormats({}, m_question, m_progress); !read)
        return tl::unexpected(read.error());
    csv::RowSet rows;
    const auto filtered = filter(*sheet, rows);
    if (!filtered)
        return tl::unexpected(filtered.error());
    const csv::RowSet *only = *filtered ? &rows : nullptr;
    if (!m_question.group.isEmpty() || m_question.profile) {
        sheet = m_question.profile
            ? profiledSheet(*sheet, m_question, only, temporaryFolder(), m_progress)
            : groupedSheet(*sheet, m_question, only, temporaryFolder(), m_progress);
        if (!sheet)
            return tl::unexpected(sheet.error());
        only = nullptr;
        // The formats do not apply to the result, which has different columns.
        m_question.read.clear();
        // The names refer to the original table.
        if (m_question.profile)
            m_question.columns.clear();
    }
    const auto answered = answer(*sheet, only);
    for (const auto &name : leftOut)
        complain(
            CommandWords::tr("%1 was skipped: its columns differ from those of the first table.")
                .arg(name));
    if (m_unsound > 0)
        complain(CommandWords::tr(
            "%n row(s) contain bytes that are not UTF-8; they were replaced with �.", nullptr,
            static_cast<int>(m_unsound)));
    return answered && *answered == Done && (!whole || m_unsound > 0) ? Result<int>(SomeRowsFailed)
                                                                      : answered;
}

Result<bool> SheetWork::filter(SheetTable &sheet, csv::RowSet &rows)
{
    query::FilterContext context{.columns = sheet.names, .labels = labelsOf(sheet.names)};
    // Values in the filter are interpreted in the format of their column, so a first pass finds the
    // columns used.
    if (const auto words = query::filterFromText(m_question.where, context)) {
        std::vector<int> columns;
        addColumns(*words, sheet, columns);
        if (const auto read = sheet.readFormats(columns, m_question, m_progress); !read)
            return tl::unexpected(read.error());
    }
    context.formats = sheet.source.formats;
    auto wanted = query::filterFromText(m_question.where, context);
    if (!wanted) {
        auto problem = wanted.error().problem;
        problem.why += u"\n  "_s + m_question.where + u"\n  "_s + QString(wanted.error().at, u' ')
            + QString(std::max<qsizetype>(wanted.error().length, 1), u'^');
        return tl::unexpected(problem);
    }
    if (m_question.where.trimmed().isEmpty())
        return false;
    if (m_question.exact)
        makeExact(*wanted);
    const auto unread = query::filterRows(sheet.source, *wanted, rows, m_progress);
    if (!unread)
        return tl::unexpected(unread.error());
    for (const auto &[column, cells] : *unread)
        complain(leftOutWords(sheet, column, cells));
    return true;
}

Result<int> SheetWork::answer(SheetTable &sheet, const csv::RowSet *only)
{
    const qint64 first = sheet.source.header ? 1 : 0;
    auto count = only ? only->count() : std::max<qint64>(sheet.source.rows() - first, 0);
    if (m_question.limit >= 0)
        count = std::min(count, m_question.limit);
    if (m_question.count) {
        const auto text = QByteArray::number(count);
        const bool json = m_question.form == SheetForm::Json;
        return write([&](QIODevice &device) -> Result<void> {
            device.write((json ? "{\"rows\":" + text + '}' : text) + '\n');
            return {};
        });
    }
    const auto columns = sheet.columnsOf(m_question.columns);
    if (!columns)
        return tl::unexpected(columns.error());
    if (m_question.hasTypes()) {
        std::vector<int> all(static_cast<std::size_t>(sheet.names.size()));
        std::iota(all.begin(), all.end(), 0);
        const auto &written = columns->empty() ? all : *columns;
        if (const auto read = sheet.readFormats(written, m_question, m_progress); !read)
            return tl::unexpected(read.error());
    }
    csv::Selection selection{.only = only, .columns = *columns};
    auto order = orderOf(sheet, only, count);
    if (!order)
        return tl::unexpected(order.error());
    if (*order)
        selection.order = &**order;
    return write([&](QIODevice &device) -> Result<void> {
        const auto unsound =
            writeSheet(sheet, selection, m_question, device, temporaryFolder(), m_progress);
        if (!unsound)
            return tl::unexpected(unsound.error());
        m_unsound = *unsound;
        return {};
    });
}

Result<std::optional<std::vector<quint32>>>
SheetWork::orderOf(SheetTable &sheet, const csv::RowSet *only, qint64 count)
{
    std::vector<query::SortKey> keys;
    for (const auto &text : m_question.sort) {
        const auto key = sheet.sortKeyOf(text);
        if (!key)
            return tl::unexpected(key.error());
        keys.push_back(*key);
        keys.back().exact = m_question.exact;
        if (const auto read = sheet.readFormats({key->column}, m_question, m_progress); !read)
            return tl::unexpected(read.error());
        // The user explicitly requested numeric order, so treat codes as numbers.
        if (key->kind == query::SortKey::Kind::Number)
            sheet.source.formats[key->column].codes = true;
    }
    std::vector<quint32> order;
    if (!keys.empty()) {
        auto sorted = query::sortRows(sheet.source, keys, only, m_progress);
        if (!sorted)
            return tl::unexpected(sorted.error());
        order = std::move(*sorted);
        order.resize(std::min(order.size(), static_cast<std::size_t>(count)));
    } else if (m_question.limit < 0) {
        return std::nullopt;
    } else {
        for (qint64 place = 0; place < count; ++place)
            order.push_back(static_cast<quint32>(only ? only->rowAt(place)
                                                      : place + (sheet.source.header ? 1 : 0)));
    }
    return order;
}

Result<int> SheetWork::about(const SheetTable &sheet)
{
    const auto report = reportOf(sheet, m_progress);
    if (!report)
        return tl::unexpected(report.error());
    auto rows = sheetOf(report->rows, temporaryFolder(), m_progress);
    if (!rows)
        return tl::unexpected(rows.error());
    const auto written = answer(*rows, nullptr);
    return written && *written == Done && !report->sound ? Result<int>(SomeRowsFailed) : written;
}

Result<int> SheetWork::write(const std::function<Result<void>(QIODevice &)> &fill)
{
    if (m_progress.cancelled())
        return Cancelled;
    const bool toFile = !m_question.output.isEmpty();
    base::NewFile file(m_question.output, base::NewFile::Access::AsBefore);
    file.setCancellation([this] { return m_progress.cancelled(); });
    StandardOutput terminal(m_progress);
    auto &device = toFile ? static_cast<QIODevice &>(file) : terminal;
    const bool open = device.isOpen() || device.open(QIODevice::WriteOnly);
    auto filled = open ? fill(device) : Result<void>();
    m_readerIsGone = terminal.readerIsGone();
    if (!filled)
        return tl::unexpected(filled.error());
    if (m_progress.cancelled())
        return Cancelled;
    if (!open || (toFile && !file.commit()))
        return tl::unexpected(Problem{
            .what = CommandWords::tr("Couldn't write the result."),
            .why = device.errorString(),
            .next = CommandWords::tr("Check the folder and its free space and try again.")});
    return Done;
}

} // namespace storedesk::cli
