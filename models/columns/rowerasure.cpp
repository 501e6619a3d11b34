// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowerasure.h"

#include "base/parallel.h"
#include "base/platform/diskfile.h"
#include "columns/storedcolumns.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace storedesk::columns {

namespace {

// Bytes of the file that are overwritten with zeros.
struct ErasedBytes
{
    qint64 begin = 0;
    qint64 size = 0;
};

// Erases rows of one file. It is mapped for reading only, because a failed write to mapped memory
// would end the program.
class RowEraser final
{
public:
    // The columns of the file must be usable. All must outlive this object.
    RowEraser(QFile &file, QByteArrayView bytes, ColumnDirectory directory, const RowBits &rows)
        : m_file(file)
        , m_bytes(bytes)
        , m_directory(std::move(directory))
        , m_rows(rows)
    { }

    [[nodiscard]] bool erase()
    {
        // The strings are found by their codes. A power cut must not leave strings that no row
        // refers to any more.
        return eraseTexts() && base::synchronise(m_file.handle()) && eraseCodes()
            && writeDirectory() && base::synchronise(m_file.handle());
    }

private:
    template <typename Work>
    void forEachColumn(Work work)
    {
        base::forEach(static_cast<qsizetype>(m_directory.columns.size()), base::Progress(),
                      [&](qsizetype column, int) { work(static_cast<std::size_t>(column)); });
    }

    // Overwrites the strings that only these rows have.
    [[nodiscard]] bool eraseTexts()
    {
        std::vector<std::vector<ErasedBytes>> erased(m_directory.columns.size());
        forEachColumn(
            [&](std::size_t column) { erased[column] = ownTexts(m_directory.columns[column]); });
        return std::ranges::all_of(erased, [this](const std::vector<ErasedBytes> &all) {
            return std::ranges::all_of(all,
                                       [this](const ErasedBytes &bytes) { return erase(bytes); });
        });
    }

    [[nodiscard]] std::vector<ErasedBytes> ownTexts(const ColumnDirectory::Column &column) const
    {
        const CodeColumn codes(m_bytes.data() + column.begin, column.width, m_rows.size());
        std::vector<quint8> isErased(column.texts);
        m_rows.forEach([&](std::size_t row) { isErased[codes[row]] = 1; });
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            if (isErased[codes[row]] != 0 && !m_rows.test(row))
                isErased[codes[row]] = 0;
        }
        const auto *ends = reinterpret_cast<const quint64 *>(m_bytes.data() + column.textBegin);
        const auto begin = column.textBegin + (qint64(column.texts) + 1) * qint64(sizeof(quint64));
        std::vector<ErasedBytes> erased;
        for (quint32 code = 0; code < column.texts; ++code) {
            if (isErased[code] != 0)
                erased.push_back({begin + static_cast<qint64>(ends[code]),
                                  static_cast<qint64>(ends[code + 1] - ends[code])});
        }
        return erased;
    }

    [[nodiscard]] bool eraseCodes()
    {
        bool done = true;
        for (const auto &column : m_directory.columns) {
            m_rows.forEach([&](std::size_t row) {
                done = done
                    && erase(
                           {column.begin + static_cast<qint64>(row) * column.width, column.width});
            });
        }
        return done;
    }

    [[nodiscard]] bool writeDirectory()
    {
        forEachColumn([this](std::size_t number) {
            auto &column = m_directory.columns[number];
            const auto rows = m_bytes.sliced(column.begin, m_directory.rows * column.width);
            column.checksum =
                checksumOf(m_bytes.sliced(column.textBegin, column.textBytes), checksumOf(rows));
        });
        const auto directory = m_directory.toBytes();
        return m_file.seek(m_bytes.size() - directory.size())
            && m_file.write(directory) == directory.size();
    }

    [[nodiscard]] bool erase(const ErasedBytes &bytes)
    {
        return bytes.size == 0
            || (m_file.seek(bytes.begin)
                && m_file.write(QByteArray(bytes.size, '\0')) == bytes.size);
    }

    QFile &m_file;
    QByteArrayView m_bytes;
    ColumnDirectory m_directory;
    const RowBits &m_rows;
};

} // namespace

static bool mayErase(const QString &path, const ColumnDirectory &directory, Erasure erasure)
{
    const auto table = erasure == Erasure::New
        ? StoredColumns::open(path, directory.fingerprint)
        : StoredColumns::openUnverified(path, directory.fingerprint);
    if (!table)
        return false;
    for (int column = 0; column < table->columns(); ++column) {
        if (table->kindOf(column) != StoredKind::Text || !table->isUsable(column))
            return false;
    }
    return true;
}

base::Result<bool> eraseRows(const QString &path, const RowBits &rows, Erasure erasure)
{
    QFile file(path);
    if (!file.exists())
        return false;
    const auto failed = [&file, &path] {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("RowErasure", "Couldn't erase rows of a file."),
            .why = file.errorString(),
            .next = QDir::toNativeSeparators(path)});
    };
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return failed();
    const auto *mapped = file.size() > 0 ? file.map(0, file.size()) : nullptr;
    if (!mapped)
        return file.size() > 0 ? base::Result<bool>(failed()) : false;
    const QByteArrayView bytes(mapped, file.size());
    auto directory = ColumnDirectory::from(bytes);
    if (!directory || directory->rows != static_cast<qint64>(rows.size())
        || !mayErase(path, *directory, erasure))
        return false;
    if (!RowEraser(file, bytes, *std::move(directory), rows).erase())
        return failed();
    return true;
}

} // namespace storedesk::columns
