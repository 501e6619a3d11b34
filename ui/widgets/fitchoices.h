// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QComboBox;

namespace storedesk::ui {

// Every choice can be read whole, whatever its language. Names that come from the account may be
// long without end: no box is wider than this many letters because of them.
void fitChoices(QComboBox &box, int mostLetters = 22);

} // namespace storedesk::ui
