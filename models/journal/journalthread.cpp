// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/journalthread.h"

namespace storedesk::journal {

using namespace Qt::StringLiterals;

JournalThread::JournalThread(std::unique_ptr<journal::Journal> journal, QObject *parent)
    : QObject(parent)
    , m_journal(std::move(journal))
    , m_head(m_journal->head())
    , m_thread(u"journal"_s)
{ }

JournalThread::~JournalThread()
{
    // Queued after all posted work. The journal is closed by its thread.
    m_thread.post([this] { m_journal.reset(); });
}

} // namespace storedesk::journal
