// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xlsxdevice.h"

#include "base/ascii.h"
#include "csv/rowscanner.h"
#include "csv/utf8.h"
#include "tablefile/typedcell.h"
#include "tablefile/zipreader.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include <xlsxwriter.h>

namespace storedesk::tablefile {

static constexpr qint64 mostXlsxRows = LXW_ROW_MAX;
// The maximum length in UTF-16 units.
static constexpr int mostXlsxText = 32'767;

// The formats for times without and with milliseconds, followed by the same formats for UTC.
static constexpr std::array timeCodes{"yyyy-mm-dd hh:mm:ss", "yyyy-mm-dd hh:mm:ss.000",
                                      R"(yyyy-mm-dd\Thh:mm:ss\Z)", R"(yyyy-mm-dd\Thh:mm:ss.000\Z)"};

static base::Problem notSaved(const QString &why)
{
    return {.what = QCoreApplication::translate("XlsxDevice",
                                                "Couldn't save the table as a spreadsheet."),
            .why = why,
            .next = QCoreApplication::translate("XlsxDevice", "Save it as CSV instead.")};
}

struct SafeDate
{
    lxw_datetime value = {};
    bool time = false;
    bool fractions = false;
    bool utc = false;
};

// Spreadsheets have no time zones. UTC can be part of the cell format, but a time in any other zone
// remains text.
static std::optional<SafeDate> safeDate(QByteArrayView cell, const values::ColumnFormat &format)
{
    const auto moment = safeMoment(cell, format);
    if (!moment)
        return std::nullopt;
    const auto date = moment->value.date();
    const auto time = moment->value.time();
    if (date.year() < 1901 || date.year() > 9999)
        return std::nullopt;
    return SafeDate{.value = {.year = date.year(),
                              .month = date.month(),
                              .day = date.day(),
                              .hour = time.hour(),
                              .min = time.minute(),
                              .sec = time.second() + time.msec() / 1000.0},
                    .time = moment->hasTime,
                    .fractions = time.msec() != 0,
                    .utc = moment->isUtc};
}

// Removes characters that are invalid in XML, and escapes text that Excel would interpret as an
// escape sequence.
static QByteArray textOf(QByteArrayView cell)
{
    auto text =
        csv::validUtf8(cell) == cell.size() ? cell.toByteArray() : QString::fromUtf8(cell).toUtf8();
    text.replace('\0', "\xEF\xBF\xBD").replace("\xEF\xBF\xBE", "\xEF\xBF\xBD");
    text.replace("\xEF\xBF\xBF", "\xEF\xBF\xBD");
    for (auto at = text.indexOf("_x"); at >= 0; at = text.indexOf("_x", at + 1)) {
        const auto end = at + 6;
        if (end >= text.size() || text.at(end) != '_')
            continue;
        if (std::ranges::all_of(QByteArrayView(text).sliced(at + 2, 4), [](char byte) {
                return std::isxdigit(static_cast<unsigned char>(byte)) != 0;
            })) {
            text.insert(at, "_x005F");
            at += 6;
        }
    }
    return text;
}

// Returns the number of rows in a part of a workbook, or nothing if the part cannot be read to its
// end.
static std::optional<qint64> rowsIn(QIODevice &part)
{
    static constexpr QByteArrayView row("<row ");
    static constexpr qsizetype blockSize = 256 * 1024;
    qint64 rows = 0;
    QByteArray bytes;
    QByteArray end;
    for (;;) {
        const auto block = part.read(blockSize);
        if (block.isEmpty())
            break;
        end = (end + block).right(32);
        // The overlap is too short to contain a whole tag, so no tag is counted twice.
        bytes = bytes.right(row.size() - 1) + block;
        rows += bytes.count(row);
    }
    const bool ends = end.trimmed().endsWith(rows > 0 ? "</worksheet>" : ">");
    return ends ? std::optional(rows) : std::nullopt;
}

// libxlsxwriter ignores errors when it writes its temporary files, for example on a full disk, and
// packs incomplete data. Therefore, the finished workbook is read and verified.
static bool isWhole(const QString &path, qint64 rows)
{
    static constexpr UnpackLimits ownFile{.ratio = 1'000'000};
    const auto zip = ZipReader::open(path, ownFile);
    qint64 found = 0;
    while (zip) {
        const auto more = (*zip)->next();
        if (!more)
            return false;
        if (!*more)
            return found == rows;
        const auto counted = rowsIn((*zip)->device());
        if (!counted || (*zip)->problem())
            return false;
        found += *counted;
    }
    return false;
}

class XlsxDevice::Book final
{
public:
    Book(const QString &path, const QString &temporaryFolder, XlsxColumns columns)
        : m_path(QFile::encodeName(path))
        , m_folder(QFile::encodeName(temporaryFolder))
        , m_columns(std::move(columns))
    {
        lxw_workbook_options options = {};
        options.constant_memory = LXW_TRUE;
        options.tmpdir = m_folder.data();
        options.use_zip64 = LXW_FALSE;
        m_book = workbook_new_opt(m_path.constData(), &options);
        m_sheet = m_book ? workbook_add_worksheet(m_book, nullptr) : nullptr;
        if (!m_sheet) {
            problem = notSaved({});
            return;
        }
        m_date = format("yyyy-mm-dd");
        m_text = format("@");
        for (std::size_t look = 0; look < m_times.size(); ++look)
            m_times[look] = format(timeCodes[look]);
        for (int decimals = 0; decimals < std::ssize(m_numbers); ++decimals) {
            const auto code = decimals == 0 ? QByteArray("0") : "0." + QByteArray(decimals, '0');
            m_numbers[static_cast<std::size_t>(decimals)] = format(code.constData());
        }
        begin();
    }
    ~Book()
    {
        if (!m_book)
            return;
        // This is the only way to release the workbook.
        (void)workbook_close(m_book);
        QFile::remove(QFile::decodeName(m_path));
    }
    Q_DISABLE_COPY_MOVE(Book)

    void rows(QByteArrayView bytes)
    {
        csv::RowScanner row(bytes, {});
        QByteArray scratch;
        while (!problem && row.next()) {
            if (m_row >= mostXlsxRows)
                problem = notSaved(
                    QCoreApplication::translate("XlsxDevice", "A sheet can have at most %1 rows.")
                        .arg(mostXlsxRows));
            for (int column = 0; column < row.count() && !problem && !row.blank(); ++column)
                cell(column, row.text(column, scratch), m_columns.formats.value(column));
            ++m_row;
        }
    }

    [[nodiscard]] base::Result<void> finish()
    {
        const auto error = workbook_close(std::exchange(m_book, nullptr));
        if (!problem && error != LXW_NO_ERROR)
            problem = notSaved(QString::fromUtf8(lxw_strerror(error)));
        if (!problem && !isWhole(QFile::decodeName(m_path), m_filledRows))
            problem =
                base::Problem{.what = QCoreApplication::translate(
                                  "XlsxDevice", "Couldn't write the spreadsheet."),
                              .next = QCoreApplication::translate(
                                  "XlsxDevice", "Check the free space on the disk and try again.")};
        if (problem)
            return tl::unexpected(*problem);
        return {};
    }

    std::optional<base::Problem> problem;

private:
    lxw_format *format(const char *code)
    {
        auto *made = workbook_add_format(m_book);
        format_set_num_format(made, code);
        return made;
    }

    void begin()
    {
        const auto count = std::max(m_columns.titles.size(), m_columns.formats.size());
        for (qsizetype column = 0; column < std::min<qsizetype>(count, LXW_COL_MAX); ++column) {
            const auto title = QString::fromUtf8(m_columns.titles.value(column)).size() + 3;
            const auto kind = m_columns.formats.value(column).kind;
            const int least = kind == values::ColumnKind::Moment ? 19
                : kind == values::ColumnKind::Text               ? 16
                                                                 : 10;
            const auto width = std::clamp<qsizetype>(title, least, 40);
            (void)worksheet_set_column(m_sheet, static_cast<lxw_col_t>(column),
                                       static_cast<lxw_col_t>(column), static_cast<double>(width),
                                       nullptr);
        }
        if (m_columns.titles.isEmpty())
            return;
        auto *bold = workbook_add_format(m_book);
        format_set_bold(bold);
        worksheet_freeze_panes(m_sheet, 1, 0);
        for (qsizetype column = 0; column < m_columns.titles.size() && !problem; ++column)
            write(static_cast<int>(column), m_columns.titles.at(column), bold);
        ++m_row;
    }

    void cell(int column, QByteArrayView bytes, const values::ColumnFormat &format)
    {
        if (bytes.isEmpty())
            return;
        const auto row = static_cast<lxw_row_t>(m_row);
        const auto place = static_cast<lxw_col_t>(column);
        if (const auto number = safeNumber(bytes, format)) {
            check(worksheet_write_number(m_sheet, row, place, number->value, look(*number)));
        } else if (auto date = safeDate(bytes, format)) {
            check(worksheet_write_datetime(m_sheet, row, place, &date->value, look(*date)));
        } else if (const auto truth = safeBoolean(bytes, format)) {
            check(worksheet_write_boolean(m_sheet, row, place, *truth ? 1 : 0, nullptr));
        } else {
            // Text that only looks like a number must not become one when the cell is edited.
            const bool digits = base::isDigit(bytes.front()) || bytes.front() == '+';
            write(column, bytes, digits ? m_text : nullptr);
        }
    }

    // Uses the same number of decimal places as the file.
    [[nodiscard]] lxw_format *look(const SafeNumber &number) const
    {
        return number.decimals >= 0 && number.decimals < std::ssize(m_numbers)
            ? m_numbers[static_cast<std::size_t>(number.decimals)]
            : nullptr;
    }

    [[nodiscard]] lxw_format *look(const SafeDate &date) const
    {
        return date.time ? m_times[(date.fractions ? 1 : 0) + (date.utc ? 2 : 0)] : m_date;
    }

    void write(int column, QByteArrayView bytes, lxw_format *look)
    {
        const auto text = textOf(bytes);
        if (text.isEmpty())
            return;
        if (text.size() > mostXlsxText && QString::fromUtf8(text).size() > mostXlsxText) {
            problem = notSaved(QCoreApplication::translate(
                                   "XlsxDevice", "A cell in row %1 has more than %2 characters.")
                                   .arg(m_row + 1)
                                   .arg(mostXlsxText));
            return;
        }
        check(worksheet_write_string(m_sheet, static_cast<lxw_row_t>(m_row),
                                     static_cast<lxw_col_t>(column), text.constData(), look));
    }

    void check(lxw_error error)
    {
        if (std::exchange(m_lastFilled, m_row) != m_row)
            ++m_filledRows;
        if (error != LXW_NO_ERROR && !problem)
            problem = notSaved(QString::fromUtf8(lxw_strerror(error)));
    }

    QByteArray m_path;
    QByteArray m_folder;
    XlsxColumns m_columns;
    lxw_workbook *m_book = nullptr;
    lxw_worksheet *m_sheet = nullptr;
    lxw_format *m_date = nullptr;
    lxw_format *m_text = nullptr;
    // Indexed by number of decimal places.
    std::array<lxw_format *, 10> m_numbers = {};
    // Formats are in the order of timeCodes.
    std::array<lxw_format *, 4> m_times = {};
    qint64 m_row = 0;
    qint64 m_lastFilled = -1;
    qint64 m_filledRows = 0;
};

XlsxDevice::XlsxDevice(const QString &path, const QString &temporaryFolder, XlsxColumns columns)
    : m_book(std::make_unique<Book>(path, temporaryFolder, std::move(columns)))
{
    QIODevice::open(WriteOnly | Unbuffered);
}

XlsxDevice::~XlsxDevice() = default;

qint64 XlsxDevice::writeData(const char *bytes, qint64 size)
{
    m_book->rows({bytes, size});
    if (!m_book->problem)
        return size;
    setErrorString(m_book->problem->why);
    return -1;
}

base::Result<void> XlsxDevice::finish()
{
    return m_book->finish();
}

} // namespace storedesk::tablefile
