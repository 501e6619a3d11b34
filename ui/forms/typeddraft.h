// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "local/drafts.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace storedesk::ui {

class Frame;

// Keeps what is typed in one form at every pause in typing, so that a crash costs nothing.
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

private:
    Frame &m_frame;
    QString m_place;
    Typed m_typed;
    std::unique_ptr<base::Clock::Timer> m_pause;
    bool m_open = false; // typed and not yet kept
};

} // namespace storedesk::ui
