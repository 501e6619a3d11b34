// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/changehistory.h"

#include <QDialog>

#include <functional>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

// Shows field by field what undoing an edit would change. If one of the fields was changed
// elsewhere since then, only shows the differences and writes nothing.
class UndoDialog final : public QDialog
{
    Q_OBJECT

public:
    UndoDialog(PageHost &host, const storage::RecordEdit &change, const QJsonObject &now,
               std::function<void()> write);

private:
    [[nodiscard]] QWidget *buildBody(const storage::RecordEdit &change, const QJsonObject &now);
    [[nodiscard]] QWidget *buildFoot(const storage::RecordEdit &change);

    PageHost &m_host;
    // Members that were changed elsewhere.
    const QStringList m_changed;
    std::function<void()> m_write;
};

} // namespace storedesk::ui::changes
