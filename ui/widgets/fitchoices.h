// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QComboBox;

namespace storedesk::ui {

// Makes the box wide enough for every choice in any language. Names in the account may be of any
// length, so the width is limited to this number of characters.
void fitChoices(QComboBox &box, int mostLetters = 22);

} // namespace storedesk::ui
