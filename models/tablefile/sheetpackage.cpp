// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetpackage.h"

#include <QIODevice>

#include <algorithm>
#include <utility>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

static constexpr UnpackLimits packageLimits{.entries = 20'000};

namespace {

// A part of the package as a device that reports progress and ends when cancelled.
class PartDevice final : public QIODevice
{
public:
    PartDevice(QIODevice &from, const SheetPackage &package)
        : m_from(from)
        , m_package(package)
    {
        QIODevice::open(ReadOnly | Unbuffered);
    }

    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *bytes, qint64 size) override
    {
        if (m_package.cancelled())
            return -1;
        const auto count = m_from.read(bytes, size);
        m_package.progress().add(std::max<qint64>(count, 0));
        return count;
    }
    qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override { return -1; }

private:
    QIODevice &m_from;
    const SheetPackage &m_package;
};

} // namespace

SheetPackage::SheetPackage(std::shared_ptr<const csv::BlockFile> file, QString temporaryFolder,
                           base::Progress &progress)
    : m_file(std::move(file))
    , m_temporaryFolder(std::move(temporaryFolder))
    , m_progress(progress)
    , m_budget(std::make_shared<UnpackBudget>(m_file->size(), packageLimits))
{ }

base::Result<std::unique_ptr<SheetPackage>>
SheetPackage::open(std::shared_ptr<const csv::BlockFile> file, const QString &temporaryFolder,
                   base::Progress &progress)
{
    std::unique_ptr<SheetPackage> package(
        new SheetPackage(std::move(file), temporaryFolder, progress));
    if (const auto listed = package->list(); !listed)
        return tl::unexpected(listed.error());
    return package;
}

base::Result<void> SheetPackage::list()
{
    auto zip = ZipReader::open(m_file, m_budget);
    if (!zip)
        return tl::unexpected(zip.error());
    qint64 work = 0;
    // The size of the largest sheet. Other sheets are not counted, because a caller rarely reads
    // all of them.
    qint64 largest = 0;
    for (auto more = (*zip)->next();; more = (*zip)->next()) {
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        const auto &entry = (*zip)->entry();
        m_names.append(entry.name);
        const auto size = std::max<qint64>(entry.size, 0);
        if (entry.name.contains("/worksheets/"_L1))
            largest = std::max(largest, size);
        else if (entry.name.endsWith(".xml"_L1))
            work += size;
    }
    m_progress.begin(work + largest);
    return m_file->check();
}

base::Result<void> SheetPackage::read(const QString &name, const Visit &visit)
{
    auto zip = ZipReader::open(m_file, m_budget);
    if (!zip)
        return tl::unexpected(zip.error());
    for (auto more = (*zip)->next();; more = (*zip)->next()) {
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if ((*zip)->entry().name != name)
            continue;
        PartDevice device((*zip)->device(), *this);
        auto visited = visit(device);
        if ((*zip)->problem())
            return tl::unexpected(*(*zip)->problem());
        if (const auto read = m_file->check(); !read)
            return read;
        return visited;
    }
    return m_file->check();
}

} // namespace storedesk::tablefile
