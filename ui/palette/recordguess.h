// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

#include <QList>

namespace storedesk::ui::palette {

// A possible interpretation of a text as a record key, and the read that verifies it.
struct RecordGuess
{
    catalogue::OperationId operation = catalogue::OperationId::GetContactByEmail;
    QString value;
    // The address of the record if it exists. For an alias, the address has no values yet.
    PageAddress place = {};
    // A description, for example "a contact with this e-mail".
    QString words = {};
    Icon icon = Icon::Search;

    bool operator==(const RecordGuess &) const = default;
};

// Returns the possible interpretations by format, in the order in which they are tried: service ID,
// email, external ID, store ID, alias. Empty if the text cannot be a key.
[[nodiscard]] QList<RecordGuess> guessesOf(const QString &text);
// Whether the text is so clearly a key that it is unlikely to be the name of a page.
[[nodiscard]] bool isTelling(const QString &text);

} // namespace storedesk::ui::palette
