// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "ui/theme/icons.h"

#include <QString>

#include <optional>

namespace storedesk::ui::create {

// Texts of a create form.
struct CreateTexts
{
    QString title;
    QString subtitle;
    // Label of the main button. %1 is the store, here and in the question.
    QString create;
    // Label of the main button if an earlier attempt has an unknown outcome.
    QString again;
    // The risk of sending again in that case; if empty, the warning is that a duplicate may be
    // created.
    QString risk = {};
    // The question asked before sending.
    QString question;
    // Shown in the status bar on success.
    QString done;
    // Shown if the service refuses; if empty, the text of the error is shown.
    QString refused = {};
    // The operation that the form sends, if it sends one itself.
    std::optional<catalogue::OperationId> write = {};
    Icon icon;
};

} // namespace storedesk::ui::create
