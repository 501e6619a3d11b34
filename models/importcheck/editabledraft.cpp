// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/editabledraft.h"

namespace storedesk::importcheck {

EditableDraft::~EditableDraft() = default;

} // namespace storedesk::importcheck
