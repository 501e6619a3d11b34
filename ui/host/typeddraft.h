// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "storage/drafts.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace storedesk::ui {

class PageHost;

// Stores unsent input whenever the user pauses, and at the latest a few seconds after the first key
// press, so that neither a crash nor a closed tab loses more than that.
class TypedDraft final : public QObject
{
    Q_OBJECT

public:
    // Returns the input, or an empty object if there is nothing to store.
    using Typed = std::function<QJsonObject()>;

    TypedDraft(PageHost &host, QString place, Typed typed, QObject *parent);
    ~TypedDraft() override;

    [[nodiscard]] const QString &place() const { return m_place; }
    [[nodiscard]] std::optional<storage::Draft> kept() const;
    // Schedules storing the input. Call after each edit.
    void note();
    // Stores the input immediately.
    void keep();
    // Removes the draft after it was sent or discarded.
    void drop();

Q_SIGNALS:
    // Emitted when the drafts from earlier runs are loaded.
    void readable();
    // Emitted when the draft was stored or removed.
    void changed();
    // Emitted when the draft has been written to disk.
    void stored(const QDateTime &at);
    // Emitted if the draft cannot be stored, once for each problem.
    void notStored(const storedesk::base::Problem &problem);

private:
    void post(const QJsonObject &typed);

    PageHost &m_host;
    QString m_place;
    Typed m_typed;
    std::unique_ptr<base::Clock::Timer> m_pause;
    // Time of the first edit that is not stored yet.
    std::optional<base::Clock::Duration> m_since;
    base::Problem m_told;
};

} // namespace storedesk::ui
