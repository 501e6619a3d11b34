// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablearchive.h"

#include "csv/spool.h"
#include "csv/tablerefusal.h"

#include <algorithm>
#include <array>
#include <utility>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

static bool isTable(const QString &name)
{
    static constexpr std::array endings{".csv"_L1, ".tsv"_L1, ".txt"_L1};
    return !name.startsWith("__MACOSX/"_L1)
        && std::ranges::any_of(endings, [&name](QLatin1StringView ending) {
               return name.endsWith(ending, Qt::CaseInsensitive);
           });
}

// Entries with the same name are distinguished by a number.
static QString nameBeside(const QStringList &names, const QString &name)
{
    auto unique = name;
    for (int number = 2; names.contains(unique); ++number)
        unique = u"%1 (%2)"_s.arg(name, QString::number(number));
    return unique;
}

TableArchive::TableArchive(std::shared_ptr<const csv::BlockFile> file, const UnpackLimits &limits)
    : m_file(std::move(file))
    , m_budget(std::make_shared<UnpackBudget>(m_file->size(), limits))
{ }

bool TableArchive::isOne(const csv::BlockFile &file)
{
    const auto begin = file.read(0, 4);
    return begin == "PK\x03\x04" || begin == "PK\x05\x06";
}

base::Result<void>
TableArchive::each(const std::function<base::Result<bool>(ZipReader &zip)> &visit) const
{
    auto zip = ZipReader::open(m_file, m_budget);
    if (!zip)
        return tl::unexpected(zip.error());
    for (;;) {
        const auto goesOn = (*zip)->next().and_then(
            [&](bool more) { return more ? visit(**zip) : base::Result<bool>(false); });
        if (!goesOn)
            return tl::unexpected(goesOn.error());
        if (!*goesOn)
            return m_file->check();
    }
}

base::Result<QStringList> TableArchive::names() const
{
    QStringList names;
    const auto read = each([&names](ZipReader &zip) -> base::Result<bool> {
        if (isTable(zip.entry().name))
            names.append(nameBeside(names, zip.entry().name));
        return true;
    });
    if (!read)
        return tl::unexpected(read.error());
    if (names.isEmpty())
        return tl::unexpected(csv::noTable({}));
    return names;
}

base::Result<std::shared_ptr<const csv::BlockFile>>
TableArchive::unpacked(const QString &wanted, const QString &temporaryFolder,
                       base::Progress &progress) const
{
    QStringList names;
    base::Result<std::shared_ptr<const csv::BlockFile>> file = tl::unexpected(csv::noTable(wanted));
    const auto read = each([&](ZipReader &zip) -> base::Result<bool> {
        names.append(nameBeside(names, zip.entry().name));
        if (names.constLast() != wanted)
            return true;
        progress.begin(std::max<qint64>(zip.entry().size, 0));
        file = csv::spool(zip.device(), wanted, temporaryFolder, progress);
        if (zip.problem())
            return tl::unexpected(*zip.problem());
        return false;
    });
    if (!read)
        return tl::unexpected(read.error());
    return file;
}

} // namespace storedesk::tablefile
