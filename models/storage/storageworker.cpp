// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/storageworker.h"

#include "base/privatefolder.h"

#include <QDir>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

StorageWorker::StorageWorker(const base::Clock &clock)
    : m_clock(clock)
    , m_thread(u"local data"_s)
{ }

StorageWorker::~StorageWorker()
{
    // Queued after all posted work, so that nothing is lost. The database thread closes the file.
    m_thread.post([this] { m_database.reset(); });
}

static base::Result<std::unique_ptr<base::Database>> openFile(const StorageWorker::File &file,
                                                              const base::Clock &clock)
{
    if (const auto made = base::makePrivateFolder(file.folder); !made)
        return tl::unexpected(made.error());
    return base::Database::open(QDir(file.folder).filePath(file.name),
                                {.migrations = file.migrations, .durability = file.durability},
                                clock);
}

void StorageWorker::open(const File &file, Work first, Opened opened)
{
    auto work = [this, file, first = std::move(first), opened = std::move(opened)] {
        using Answer = base::Result<std::optional<base::Problem>>;
        auto database = openFile(file, m_clock);
        if (!database) {
            m_closed = database.error();
            answer([opened, problem = m_closed] { opened(Answer(tl::unexpect, problem)); });
            return;
        }
        m_database = std::move(*database);
        std::optional<base::Problem> notice = m_database->notice();
        if (const auto read = first(*m_database); !read)
            notice = read.error();
        answer([opened, notice] { opened(notice); });
    };
    m_thread.post(std::move(work));
}

void StorageWorker::post(Work work)
{
    post(std::move(work), this, [this](const base::Result<void> &done) {
        if (!done)
            Q_EMIT failed(done.error());
    });
}

void StorageWorker::post(Work work, QObject *context, Done done)
{
    auto task = [this, work = std::move(work), context = QPointer<QObject>(context),
                 done = std::move(done)] {
        base::Result<void> result = tl::unexpected(m_closed);
        if (m_database)
            result = work(*m_database);
        answer([context, done, result] {
            if (context)
                done(result);
        });
    };
    m_thread.post(std::move(task));
}

// Deleted rows remain readable in the file until it is rewritten.
void StorageWorker::purge()
{
    const int number = ++m_purgesAsked;
    post([this, number](base::Database &database) {
        return number == m_purgesAsked ? database.purge() : base::Result<void>();
    });
}

void StorageWorker::answer(std::function<void()> inThisThread)
{
    QMetaObject::invokeMethod(this, std::move(inThisThread), Qt::QueuedConnection);
}

} // namespace storedesk::storage
