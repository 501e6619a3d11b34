// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

#include <QJsonObject>

namespace storedesk::api {
class Call;
}

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Sends an edit and sees to what follows even when nobody looks any more: the old values are kept
// for undo, the draft goes, the end is told in the status bar.
api::Call *sendEdit(Frame &frame, const api::Request &request, const QJsonObject &before,
                    const QString &title, const QString &draft);

} // namespace storedesk::ui::forms
