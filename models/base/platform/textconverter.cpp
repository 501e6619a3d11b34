// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textconverter.h"

#include "base/platform/nativeconverter.h"
#include "base/platform/plainconverter.h"
#include "base/platform/platformchoice.h"

namespace storedesk::base {

std::unique_ptr<TextConverter> textConverter(const QByteArray &encoding)
{
    return chosen::textConverter(encoding);
}

} // namespace storedesk::base
