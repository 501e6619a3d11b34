// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/changes.h"

#include <QDialog>

#include <functional>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// What undoing an edit would do, member by member. When somebody changed one of them since, it only
// shows the differences and writes nothing.
class UndoDialog final : public QDialog
{
    Q_OBJECT

public:
    UndoDialog(Frame &frame, const local::Change &change, const QJsonObject &now,
               std::function<void()> write);

private:
    [[nodiscard]] QWidget *buildBody(const local::Change &change, const QJsonObject &now);
    [[nodiscard]] QWidget *buildFoot(const local::Change &change);

    Frame &m_frame;
    const QStringList m_changed; // by somebody else
    std::function<void()> m_write;
};

} // namespace storedesk::ui::changes
