// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTranslator>

namespace storedesk::ui::tour {

// A language that nobody speaks: English with accents, longer by two fifths, as long as a long
// translation is. What it cuts, a new language would cut.
class StretchedWords final : public QTranslator
{
    Q_OBJECT

public:
    explicit StretchedWords(QObject *parent = nullptr);

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *remark,
                                    int number) const override;

private:
    QTranslator m_plurals; // English has some
};

// What is replaced (%1, %n), marked (<b>, &) and behind a tab stays as it is.
[[nodiscard]] QString stretched(const QString &text);

} // namespace storedesk::ui::tour
