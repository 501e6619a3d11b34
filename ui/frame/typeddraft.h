// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "local/drafts.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace storedesk::ui {

class Frame;

// Keeps what somebody types and has not sent, in every pause of the typing and at the latest a few
// seconds after the first key, so that neither a crash nor a closed tab costs more than that.
class TypedDraft final : public QObject
{
    Q_OBJECT

public:
    using Typed = std::function<QJsonObject()>; // empty: there is nothing to keep

    TypedDraft(Frame &frame, QString place, Typed typed, QObject *parent);
    ~TypedDraft() override;

    [[nodiscard]] const QString &place() const { return m_place; }
    [[nodiscard]] std::optional<local::Draft> kept() const;
    void note(); // something was typed
    void keep(); // what was typed, without waiting for a pause
    void drop(); // it was sent or discarded

Q_SIGNALS:
    void readable(); // the drafts of earlier runs are there now
    void changed(); // kept or dropped
    void stored(const QDateTime &at); // it is on the disk
    void notStored(const storedesk::base::Problem &problem); // told once for each problem

private:
    void post(const QJsonObject &typed);

    Frame &m_frame;
    QString m_place;
    Typed m_typed;
    std::unique_ptr<base::Clock::Timer> m_pause;
    std::optional<base::Clock::Duration> m_since; // what was typed first and is not yet kept
    base::Problem m_told;
};

} // namespace storedesk::ui
