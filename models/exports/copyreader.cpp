// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/copyreader.h"

namespace storedesk::exports {

CopyReader::CopyReader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

CopyReader::~CopyReader()
{
    ++m_searches;
    m_pool.clear();
    m_pool.waitForDone();
}

void CopyReader::setPath(const QString &path)
{
    if (m_path == path)
        return;
    m_path = path;
    ++m_searches;
    m_pool.start([this, path] { (void)opened(path); }); // lets go of the one before
}

local::ContactCopy *CopyReader::opened(const QString &path)
{
    if (m_openPath == path && m_copy)
        return &*m_copy;
    m_copy.reset();
    m_openPath = path;
    m_problem = {};
    if (path.isEmpty())
        return nullptr;
    auto copy = local::ContactCopy::open(path);
    if (!copy) {
        m_problem = copy.error();
        return nullptr;
    }
    return &m_copy.emplace(std::move(*copy));
}

void CopyReader::search(const QString &words, QObject *context, Found found)
{
    const int number = ++m_searches;
    const auto isStopped = [this, number] {
        return m_searches != number;
    };
    ask([words, isStopped](local::ContactCopy &copy) { return copy.search(words, isStopped); },
        context,
        [isStopped, found = std::move(found)](base::Result<local::ContactCopy::Numbers> numbers) {
            if (!isStopped())
                found(std::move(numbers));
        });
}

} // namespace storedesk::exports
