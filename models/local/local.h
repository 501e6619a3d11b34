// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "local/keptamount.h"

#include <QObject>

#include <functional>
#include <memory>

namespace storedesk::local {

class Bin;
class Changes;
class ContactMatcher;
class Drafts;
class History;
class Views;
class Worker;
struct BinEntry;

// How much of what was kept was about somebody.
struct ErasedCopies
{
    int visits = 0;
    int drafts = 0;
    int changes = 0;
    int copies = 0; // in the bin

    bool operator==(const ErasedCopies &) const = default;
};

// How much is kept of the four kinds that somebody may want to delete.
struct LocalAmounts
{
    KeptAmount bin = {};
    KeptAmount drafts = {};
    KeptAmount changes = {};
    KeptAmount visits = {};
};

// What is kept on this computer for one account, in one private SQLite file. The database lives on
// a thread of its own: small tables are read once and mirrored here, writes are posted, the window
// never waits. When the file cannot be used, everything still works for this run and problem() says
// why nothing lasts.
class Local final : public QObject
{
    Q_OBJECT

public:
    // The folder is made when it is missing. The clock outlives it.
    Local(const QString &folder, const base::Clock &clock, QObject *parent = nullptr);
    ~Local() override; // waits for the writes that were posted

    [[nodiscard]] static QString fileName(); // in the folder of an account
    // True once the mirrors are filled; until then they are empty.
    [[nodiscard]] bool ready() const { return m_ready; }
    [[nodiscard]] const base::Problem &problem() const { return m_problem; } // empty what: none

    [[nodiscard]] Bin &bin() { return *m_bin; }
    [[nodiscard]] Drafts &drafts() { return *m_drafts; }
    [[nodiscard]] History &history() { return *m_history; }
    [[nodiscard]] Views &views() { return *m_views; }
    [[nodiscard]] Changes &changes() { return *m_changes; }

    using Measured = std::function<void(const base::Result<LocalAmounts> &)>;
    void measure(QObject *context, Measured measured);

    // Everything that is about these contacts or mentions them goes, the copies in the bin too.
    // Answers how much that was when it has left the disk, or why it could not.
    using Erased = std::function<void(const base::Result<ErasedCopies> &)>;
    void erase(const ContactMatcher &contacts, QObject *context, Erased erased);

Q_SIGNALS:
    void becameReady();
    void problemChanged();

private:
    void report(const base::Problem &problem);
    void forget(const BinEntry &entry);

    std::unique_ptr<Worker> m_worker;
    Bin *m_bin;
    Drafts *m_drafts;
    History *m_history;
    Views *m_views;
    Changes *m_changes;
    bool m_ready = false;
    base::Problem m_problem;
};

} // namespace storedesk::local
