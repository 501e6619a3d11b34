// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactmirrorfile.h"

#include "base/damagedfile.h"
#include "base/utc.h"
#include "columns/columnwriter.h"
#include "storage/contactmirrorchange.h"
#include "storage/contactmirrorwriter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QThread>

#include <algorithm>

namespace storedesk::storage {

namespace {

struct MirrorFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ContactCopy)
};

} // namespace

qint64 ContactPart::rowOf(qint32 number) const
{
    const auto isHere = [this](qint64 row) {
        return row >= 0 && row < columns->rows() && !hidden.test(static_cast<std::size_t>(row));
    };
    if (numbers.empty())
        return isHere(number - 1) ? number - 1 : -1;
    const auto found = std::ranges::lower_bound(numbers, number);
    return found != numbers.end() && *found == number ? found - numbers.begin() : -1;
}

base::Result<ContactMirrorFile> ContactMirrorFile::open(const QString &path)
{
    auto database = openCopyFile(path);
    if (!database)
        return tl::unexpected(database.error());
    ContactMirrorFile file;
    file.m_database = std::move(*database);
    auto ready = file.refresh();
    if (ready && file.m_columnFile.isEmpty()) {
        ContactMirrorChange change(file);
        ready = change.begin().and_then([&change] { return change.commit(); });
    }
    if (!ready)
        return tl::unexpected(ready.error());
    return file;
}

QString ContactMirrorFile::columnPath() const
{
    return m_columnFile.isEmpty() ? QString()
                                  : QFileInfo(m_database->path()).dir().filePath(m_columnFile);
}

base::Result<qint64> ContactMirrorFile::version()
{
    auto version = m_database->query("PRAGMA data_version");
    if (version.next())
        return version.number(0);
    return tl::unexpected(version.problem().value_or(base::Problem()));
}

// The columns may have been replaced while they were opened, or rows may be being erased from them.
// Otherwise, unreadable columns are damaged.
base::Result<void> ContactMirrorFile::refresh()
{
    static constexpr int mostAttempts = 200;
    for (int attempt = 0;; ++attempt) {
        const auto before = version();
        if (!before)
            return tl::unexpected(before.error());
        if (*before == m_version)
            return {};
        const auto loaded = load();
        if (!loaded)
            return tl::unexpected(loaded.error());
        const auto after = version();
        if (!after)
            return tl::unexpected(after.error());
        if (*after == *before && *loaded == Columns::Usable) {
            m_version = *after;
            return {};
        }
        if (*after == *before && (!m_isErasing || attempt == mostAttempts))
            return tl::unexpected(damaged());
        if (*loaded == Columns::Damaged)
            QThread::msleep(10);
    }
}

base::Result<void> ContactMirrorFile::reload()
{
    const auto loaded = load();
    if (!loaded)
        return tl::unexpected(loaded.error());
    return *loaded == Columns::Usable ? base::Result<void>() : tl::unexpected(damaged());
}

base::Result<ContactMirrorFile::Columns> ContactMirrorFile::load()
{
    auto head = m_database->query("SELECT columns, asked, file, next, hidden, unerased FROM head");
    if (!head.next())
        return tl::unexpected(head.problem().value_or(
            base::Problem{.what = MirrorFileWords::tr("The offline copy is incomplete.")}));
    m_headings = QString::fromUtf8(head.view(0)).split(QChar::fromLatin1(cellSeparator));
    m_asked = QDateTime::fromMSecsSinceEpoch(head.number(1), base::utc);
    m_nextNumber = static_cast<qint32>(head.number(3));
    m_isErasing = !head.view(5).isEmpty();
    const auto file = head.text(2);
    ContactPart stored;
    if (file == m_columnFile && !m_parts.empty())
        stored.columns = m_parts.front().columns;
    m_parts.clear();
    m_columnFile = file;
    if (!file.isEmpty()) {
        if (!stored.columns) {
            stored.columns = columns::StoredColumns::openUnverified(columnPath(), file.toUtf8());
            m_verified.assign(static_cast<std::size_t>(m_headings.size()), false);
        }
        if (!stored.columns || stored.columns->columns() != m_headings.size())
            return Columns::Damaged;
        const auto rows = static_cast<std::size_t>(stored.columns->rows());
        stored.hidden = columns::RowBits(rows, head.view(4));
        m_unerased = columns::RowBits(rows, head.view(5));
        m_parts.push_back(std::move(stored));
    }
    return loadChanged().map([] { return Columns::Usable; });
}

base::Result<void> ContactMirrorFile::loadChanged()
{
    ContactPart changed;
    columns::ColumnWriter writer(static_cast<std::size_t>(m_headings.size()));
    auto rows = m_database->query("SELECT number, cells FROM contact ORDER BY number");
    while (rows.next()) {
        changed.numbers.push_back(static_cast<qint32>(rows.number(0)));
        const auto cells = rows.bytes(1).split(cellSeparator);
        writer.add(std::vector<QByteArrayView>(cells.begin(), cells.end()));
    }
    if (const auto &problem = rows.problem())
        return tl::unexpected(*problem);
    if (changed.numbers.empty())
        return {};
    m_nextNumber = std::max(m_nextNumber, changed.numbers.back() + 1);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (auto written = writer.write(buffer, {}); !written)
        return written;
    changed.columns = columns::StoredColumns::fromBytes(buffer.data());
    changed.hidden = columns::RowBits(changed.numbers.size());
    m_parts.push_back(std::move(changed));
    return {};
}

base::Result<void> ContactMirrorFile::verify(const std::vector<int> &columns)
{
    for (const auto column : columns) {
        const auto place = static_cast<std::size_t>(column);
        if (m_columnFile.isEmpty() || column < 0 || m_verified[place])
            continue;
        if (!m_parts.front().columns->isUsable(column))
            return tl::unexpected(damaged());
        m_verified[place] = true;
    }
    return {};
}

base::Result<std::optional<ContactMirrorFile::Cells>> ContactMirrorFile::cellsOf(qint32 number)
{
    for (const auto &part : m_parts) {
        const auto row = part.rowOf(number);
        if (row < 0)
            continue;
        Cells cells;
        for (int column = 0; column < m_headings.size(); ++column) {
            const auto cell = part.columns->cell(column, row);
            if (!cell)
                return tl::unexpected(damaged());
            cells.append(cell->toByteArray());
        }
        return std::optional(std::move(cells));
    }
    return std::optional<Cells>();
}

base::Problem ContactMirrorFile::damaged()
{
    static const base::SystemClock clock;
    const auto path = columnPath();
    base::Problem problem{.what = MirrorFileWords::tr("The offline copy is damaged."),
                          .why = QDir::toNativeSeparators(path),
                          .next = MirrorFileWords::tr("Update it.")};
    if (QFileInfo::exists(path)) {
        if (const auto aside = base::setAside(path, clock); aside)
            problem.why = QDir::toNativeSeparators(*aside);
    }
    return problem;
}

} // namespace storedesk::storage
