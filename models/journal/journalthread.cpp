// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journalthread.h"

namespace storedesk::journal {

using namespace Qt::StringLiterals;

JournalThread::JournalThread(std::unique_ptr<journal::Journal> journal, QObject *parent)
    : QObject(parent)
    , m_inside(new QObject)
    , m_journal(std::move(journal))
    , m_head(m_journal->head())
{
    m_inside->moveToThread(&m_thread);
    m_thread.setObjectName(u"journal"_s);
    m_thread.start();
}

JournalThread::~JournalThread()
{
    // Queued after all posted work, so that the work is completed first.
    QMetaObject::invokeMethod(
        m_inside,
        [this] {
            m_journal.reset();
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
    delete m_inside;
}

} // namespace storedesk::journal
