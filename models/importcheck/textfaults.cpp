// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/textfaults.h"

#include "importcheck/cellrepairs.h"

#include <QString>

#include <algorithm>

namespace storedesk::importcheck {

FaultKind textFaultOf(QByteArrayView text)
{
    bool isPlain = true;
    bool hasControls = false;
    bool hasBlanks = false;
    char before = ' ';
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        hasBlanks = hasBlanks || (byte == ' ' && before == ' ') || byte == '\t';
        hasControls = hasControls || (code < ' ' && byte != '\n' && byte != '\r' && byte != '\t')
            || code == 0x7F;
        isPlain = isPlain && code < 0x80;
        before = byte;
    }
    hasBlanks = hasBlanks || (!text.isEmpty() && before == ' ');
    // Multi-line strings use blanks for layout.
    hasBlanks = hasBlanks && !text.contains('\n') && !text.contains('\r');
    if (!isPlain && !hasControls)
        hasControls =
            std::ranges::any_of(QString::fromUtf8(text), importcheck::cellrepairs::isControl);
    if (hasControls)
        return FaultKind::ControlCharacter;
    if (isPlain)
        return hasBlanks ? FaultKind::TextBlanks : FaultKind::None;
    if (importcheck::cellrepairs::reencoded(text))
        return FaultKind::Mojibake;
    hasBlanks = hasBlanks
        || (text.contains("\xC2\xA0") && importcheck::cellrepairs::squeezed(text) != text);
    return hasBlanks ? FaultKind::TextBlanks : FaultKind::None;
}

} // namespace storedesk::importcheck
