// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/importfileerasure.h"

#include "base/newfile.h"
#include "base/progress.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "csv/tabledevice.h"
#include "importcheck/importmemo.h"
#include "importrun/importtally.h"
#include "privacy/tablerewriting.h"
#include "storage/deletedcontactkeys.h"
#include "tablefile/tableopener.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace storedesk::privacy {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using journal::RowState;
using Cells = std::span<const QByteArrayView>;

namespace {

bool isKeyField(QByteArrayView name)
{
    return name == QLatin1StringView(key::contact::email)
        || name == QLatin1StringView(key::contact::externalId);
}

// Recognises the rows of the contacts in a table whose headings are fields.
class ContactRows final
{
public:
    explicit ContactRows(const storage::DeletedContactKeys &contacts)
        : m_contacts(contacts)
    { }

    void setHeadings(Cells headings)
    {
        m_keys.clear();
        for (const auto &heading : headings)
            m_keys.push_back(isKeyField(heading));
    }
    // The fields of the columns, if the headings are those of the user.
    void setFields(const std::vector<QString> &fields)
    {
        m_keys.clear();
        for (const auto &field : fields)
            m_keys.push_back(isKeyField(field.toUtf8()));
    }

    [[nodiscard]] bool isConcerned(Cells cells) const
    {
        for (std::size_t at = 0; at < cells.size(); ++at) {
            const auto text = QString::fromUtf8(cells[at]);
            if ((at < m_keys.size() && m_keys[at] && m_contacts.isKey(text.trimmed()))
                || m_contacts.isMentionedIn(text))
                return true;
        }
        return false;
    }

private:
    const storage::DeletedContactKeys &m_contacts;
    std::vector<bool> m_keys;
};

// Values that appear only in erased rows of a part, and therefore identify their contacts in the
// report. Short numbers are left out, because they may be line numbers.
class OwnValues final
{
public:
    void add(Cells cells)
    {
        for (const auto &cell : cells) {
            const auto text = plain(cell);
            const auto digits = std::ranges::count_if(
                text, [](char letter) { return letter >= '0' && letter <= '9'; });
            if (digits >= 6 || digits < text.size())
                m_values.insert(text);
        }
    }
    void remove(Cells cells)
    {
        for (const auto &cell : cells)
            m_values.remove(plain(cell));
    }
    [[nodiscard]] bool isIn(Cells cells) const
    {
        return std::ranges::any_of(cells, [this](QByteArrayView cell) {
            const auto text = plain(cell);
            return m_values.contains(text)
                || std::ranges::any_of(m_values, [&text](const QByteArray &value) {
                       return value.size() >= shortestInside && text.contains(value);
                   });
        });
    }

private:
    // Shorter values may be parts of other words.
    static constexpr qsizetype shortestInside = 5;

    [[nodiscard]] static QByteArray plain(QByteArrayView cell)
    {
        return cell.toByteArray().trimmed().toLower();
    }

    QSet<QByteArray> m_values;
};

// Erases contacts from one import, file by file.
class ImportEraser final
{
public:
    ImportEraser(const importrun::ImportPlan &plan, const QString &folder,
                 const storage::DeletedContactKeys &contacts)
        : m_folder(folder)
        , m_contacts(contacts)
        , m_memo(importcheck::ImportMemo::fromJson(plan.memo))
        , m_erased{.plan = plan}
    { }

    [[nodiscard]] base::Result<void> erasePart(const journal::JobRow &part, bool isOpen)
    {
        const auto path = m_folder.filePath(importrun::ImportPlan::partName(part.number));
        OwnValues values;
        const auto concerned = readPart(path, values);
        if (!concerned)
            return tl::unexpected(concerned.error());
        if (*concerned == 0)
            return {};
        // A running job has a copy of its plan, and would refuse a file that was changed.
        const bool inUse = isOpen ? part.state == RowState::Leaving || !isProcessed(part)
                                  : part.state == RowState::Leaving && part.record.isEmpty();
        if (inUse) {
            ++m_erased.left;
            return {};
        }
        // The part comes last, because its rows tell what the report contains.
        return eraseReport(part.number, values).and_then([&] {
            return isProcessed(part) ? blankIn(path) : removeFrom(path, part.number);
        });
    }

    [[nodiscard]] base::Result<void> erasePrevious()
    {
        return erase(m_folder.filePath(importrun::ImportPlan::beforeName()), RowErasure::Remove)
            .map([](qint64) { });
    }

    // The table has the columns of the user's file.
    [[nodiscard]] base::Result<void> eraseHeldBack()
    {
        const auto path = m_folder.filePath(importrun::ImportPlan::heldBackName());
        if (!QFile::exists(path))
            return {};
        ContactRows rows(m_contacts);
        rows.setFields(m_memo.targets);
        return rewriteTable(path,
                            [&rows](Cells cells) {
                                return rows.isConcerned(cells) ? RowErasure::Remove
                                                               : RowErasure::Keep;
                            })
            .map([this](qint64 erased) {
                m_erased.rows += erased;
                m_erased.plan.heldBack -= std::min(erased, m_erased.plan.heldBack);
                m_erased.plan.leftOut += erased;
                m_memo.heldBack -= std::min(erased, m_memo.heldBack);
                if (erased > 0)
                    m_erased.plan.memo = m_memo.toJson();
            });
    }

    [[nodiscard]] ErasedImport take() { return std::move(m_erased); }

private:
    // Whether the service has processed the part and reported the number of its rows.
    [[nodiscard]] static bool isProcessed(const journal::JobRow &part)
    {
        if (part.state == RowState::Done || part.state == RowState::Leaving)
            return true;
        const auto record = QJsonDocument::fromJson(part.record).object();
        return !record.isEmpty() && !importrun::importedNothing(record);
    }

    // Returns the number of rows to erase.
    [[nodiscard]] base::Result<qint64> readPart(const QString &path, OwnValues &values) const
    {
        qint64 concerned = 0;
        ContactRows rows(m_contacts);
        const auto found = readTable(path, [&](qint64 row, Cells cells) {
            if (row == 0)
                return rows.setHeadings(cells);
            if (rows.isConcerned(cells)) {
                ++concerned;
                values.add(cells);
            }
        });
        if (!found || concerned == 0)
            return found.map([concerned] { return concerned; });
        return readTable(path,
                         [&](qint64 row, Cells cells) {
                             if (row > 0 && !rows.isConcerned(cells))
                                 values.remove(cells);
                         })
            .map([concerned] { return concerned; });
    }

    [[nodiscard]] base::Result<qint64> erase(const QString &path, RowErasure what)
    {
        if (!QFile::exists(path))
            return 0;
        ContactRows rows(m_contacts);
        const auto read = readTable(path, [&rows](qint64 row, Cells cells) {
            if (row == 0)
                rows.setHeadings(cells);
        });
        if (!read)
            return tl::unexpected(read.error());
        return rewriteTable(
                   path,
                   [&](Cells cells) { return rows.isConcerned(cells) ? what : RowErasure::Keep; })
            .map([this](qint64 erased) {
                m_erased.rows += erased;
                return erased;
            });
    }

    [[nodiscard]] base::Result<void> blankIn(const QString &path)
    {
        return erase(path, RowErasure::Blank).map([](qint64) { });
    }

    [[nodiscard]] base::Result<void> removeFrom(const QString &path, qint64 part)
    {
        const auto at = static_cast<std::size_t>(part - 1);
        return removeMapLines(path, part)
            .and_then([&] { return erase(path, RowErasure::Remove); })
            .and_then([&](qint64 erased) -> base::Result<void> {
                auto &plan = m_erased.plan;
                plan.leftOut += erased;
                if (at < plan.rows.size())
                    plan.rows[at] -= std::min(erased, plan.rows[at]);
                if (part > plan.digests.size())
                    return {};
                return importrun::ImportPlan::digestOf(path).map(
                    [&](const QString &digest) { plan.digests[part - 1] = digest; });
            });
    }

    // The map has one entry of fixed size for each row of the part.
    [[nodiscard]] base::Result<void> removeMapLines(const QString &path, qint64 part) const
    {
        constexpr qsizetype entrySize = 3 * sizeof(quint32);
        QFile map(m_folder.filePath(importrun::ImportPlan::mapName(part)));
        if (!map.exists())
            return {};
        if (!map.open(QIODevice::ReadOnly))
            return tl::unexpected(base::Problem{.what = map.errorString()});
        const auto entries = map.readAll();
        map.close();
        QByteArray left;
        qint64 last = 0;
        ContactRows rows(m_contacts);
        const auto read = readTable(path, [&](qint64 row, Cells cells) {
            last = row;
            if (row == 0)
                rows.setHeadings(cells);
            else if (!rows.isConcerned(cells))
                left += entries.mid((row - 1) * entrySize, entrySize);
        });
        // Fewer entries remain if the program ended before the part was rewritten.
        if (!read || entries.size() != last * entrySize)
            return read;
        base::NewFile file(map.fileName());
        if (!file.open(QIODevice::WriteOnly) || file.write(left) != left.size() || !file.commit())
            return tl::unexpected(base::Problem{.what = file.errorString()});
        return {};
    }

    [[nodiscard]] static bool namesKeyField(Cells cells)
    {
        return std::ranges::any_of(cells, [](QByteArrayView cell) { return isKeyField(cell); });
    }

    // The service writes reports in any format. A report that can't be read is removed.
    [[nodiscard]] base::Result<void> eraseReport(qint64 part, const OwnValues &values)
    {
        const auto path = m_folder.filePath(importrun::ImportPlan::reportName(part));
        if (!QFile::exists(path))
            return {};
        base::Progress progress;
        tablefile::OpenOptions options{.temporaryFolder = m_folder.path()};
        options.dialect.header = true;
        const auto opened = tablefile::openTable(path, options, progress);
        if (!opened) {
            QFile::remove(path);
            return {};
        }
        csv::TableDevice device(opened->file, opened->begin.offset);
        device.open(QIODevice::ReadOnly);
        csv::CsvReader reader(device, opened->dialect.dialect);
        base::NewFile anew(path);
        if (!anew.open(QIODevice::WriteOnly))
            return tl::unexpected(base::Problem{.what = anew.errorString()});
        csv::CsvWriter writer(anew);
        ContactRows rows(m_contacts);
        qint64 erased = 0;
        for (qint64 row = 0; reader.next(); ++row) {
            const auto cells = reader.cells();
            if (row == 0)
                rows.setHeadings(cells);
            const auto isKey = [this](QByteArrayView cell) {
                return m_contacts.isKey(QString::fromUtf8(cell).trimmed());
            };
            const bool concerned = row > 0
                && (rows.isConcerned(cells) || values.isIn(cells)
                    || (namesKeyField(cells) && std::ranges::any_of(cells, isKey)));
            erased += concerned ? 1 : 0;
            concerned ? writer.row(std::vector<QByteArrayView>(cells.size())) : writer.row(cells);
        }
        if (reader.problem())
            return tl::unexpected(*reader.problem());
        const auto written = writer.finish();
        if (!written || erased == 0)
            return written;
        m_erased.rows += erased;
        return anew.commit() ? base::Result<void>()
                             : tl::unexpected(base::Problem{.what = anew.errorString()});
    }

    const QDir m_folder;
    const storage::DeletedContactKeys &m_contacts;
    importcheck::ImportMemo m_memo;
    ErasedImport m_erased;
};

} // namespace

base::Result<ErasedImport> eraseFromImport(const importrun::ImportPlan &plan,
                                           const std::vector<journal::JobRow> &parts,
                                           const QString &folder,
                                           const storage::DeletedContactKeys &contacts, bool isOpen)
{
    ImportEraser eraser(plan, folder, contacts);
    for (const auto &part : parts) {
        if (const auto erased = eraser.erasePart(part, isOpen); !erased)
            return tl::unexpected(erased.error());
    }
    return eraser.erasePrevious()
        .and_then([&eraser] { return eraser.eraseHeldBack(); })
        .map([&eraser] { return eraser.take(); });
}

} // namespace storedesk::privacy
