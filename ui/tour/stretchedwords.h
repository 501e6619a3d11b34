// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTranslator>

namespace storedesk::ui::tour {

// A pseudo-language: English with accents, 40 % longer, like a long translation. Texts that are cut
// off here would be cut off in a new language.
class StretchedWords final : public QTranslator
{
    Q_OBJECT

public:
    explicit StretchedWords(QObject *parent = nullptr);

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *remark,
                                    int number) const override;

private:
    // Provides the English plural forms.
    QTranslator m_plurals;
};

// Returns the longer text. Placeholders (%1, %n), markup (<b>, &) and text after a tab are left
// unchanged.
[[nodiscard]] QString stretched(const QString &text);

} // namespace storedesk::ui::tour
