// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/pageaddress.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace storedesk::ui::shell {

// A tab and its title, which is needed because the page is not loaded before it is shown.
struct SavedTab
{
    PageAddress place = {};
    QString title = {};
    // The data from which a title with translated text is generated.
    QJsonObject naming = {};

    bool operator==(const SavedTab &) const = default;
};

// The state of the window in one account. The window's geometry is independent of the account.
struct SessionState
{
    // QMainWindow::saveState() data.
    QByteArray docks = {};
    QList<SavedTab> tabs = {};
    int current = 0;
    // Titles of pages with changes that are never stored, so that they are lost if the session ends
    // without a question.
    QStringList unstored = {};

    bool operator==(const SessionState &) const = default;

    [[nodiscard]] QJsonObject json() const;
    // Parses the state and ignores invalid parts.
    [[nodiscard]] static SessionState fromJson(const QJsonObject &json);
};

} // namespace storedesk::ui::shell
