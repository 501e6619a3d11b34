// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/stylesheet.h"

#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

static void setDisabled(QPalette &palette, const Tokens &tokens)
{
    const auto faint = disabled(tokens);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::PlaceholderText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tokens.line);
    palette.setColor(QPalette::Disabled, QPalette::Base, tokens.bg);
}

QPalette paletteOf(const Tokens &tokens)
{
    QPalette palette(tokens.panel, tokens.bg);
    palette.setColor(QPalette::WindowText, tokens.text);
    palette.setColor(QPalette::Text, tokens.text);
    palette.setColor(QPalette::ButtonText, tokens.text);
    palette.setColor(QPalette::Base, tokens.panel);
    palette.setColor(QPalette::AlternateBase, tokens.side);
    palette.setColor(QPalette::Button, tokens.panel);
    palette.setColor(QPalette::Light, tokens.panel);
    palette.setColor(QPalette::Midlight, tokens.side);
    palette.setColor(QPalette::Mid, tokens.line);
    palette.setColor(QPalette::Dark, handle(tokens));
    palette.setColor(QPalette::Shadow, tokens.muted);
    palette.setColor(QPalette::BrightText, tokens.err);
    palette.setColor(QPalette::PlaceholderText, tokens.muted);
    palette.setColor(QPalette::ToolTipBase, tokens.panel);
    palette.setColor(QPalette::ToolTipText, tokens.text);
    palette.setColor(QPalette::Link, tokens.accent);
    palette.setColor(QPalette::LinkVisited, tokens.accent);
    palette.setColor(QPalette::Highlight, tokens.accent);
    palette.setColor(QPalette::HighlightedText, onAccent(tokens));
    setDisabled(palette, tokens);
    return palette;
}

static QHash<QString, QString> coloursOf(const Tokens &tokens)
{
    QHash<QString, QString> colours;
    for (const auto &row : tokenRows())
        colours.insert(row.name, (tokens.*row.token).name());
    colours.insert(u"onAccent"_s, onAccent(tokens).name());
    colours.insert(u"hovered"_s, hovered(tokens).name());
    colours.insert(u"pressed"_s, pressed(tokens).name());
    colours.insert(u"disabled"_s, disabled(tokens).name());
    colours.insert(u"handle"_s, handle(tokens).name());
    colours.insert(u"errSoft"_s, softOf(tokens, Tone::Err).name());
    colours.insert(u"accentHovered"_s, mixed(tokens.text, tokens.accent, 0.14).name());
    colours.insert(u"accentPressed"_s, mixed(tokens.text, tokens.accent, 0.28).name());
    colours.insert(u"errHovered"_s, mixed(tokens.text, tokens.err, 0.14).name());
    colours.insert(u"errPressed"_s, mixed(tokens.text, tokens.err, 0.28).name());
    return colours;
}

QString filledStyleSheet(const QString &source, const Tokens &tokens,
                         const std::function<int(int)> &scaled)
{
    static const QRegularExpression place(u"@(?:([0-9]+)|([A-Za-z]+))@"_s);
    const auto colours = coloursOf(tokens);
    QString filled;
    qsizetype from = 0;
    auto matches = place.globalMatch(source);
    while (matches.hasNext()) {
        const auto match = matches.next();
        filled += QStringView(source).mid(from, match.capturedStart() - from);
        if (match.hasCaptured(1))
            filled += u"%1px"_s.arg(scaled(match.capturedView(1).toInt()));
        else
            filled += colours.value(match.captured(2), match.captured());
        from = match.capturedEnd();
    }
    filled += QStringView(source).mid(from);
    return filled;
}

QString mirroredStyleSheet(const QString &source)
{
    static const QRegularExpression side(u"-(left|right)(?=[-:])"_s);
    QString mirrored;
    qsizetype from = 0;
    for (auto matches = side.globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        mirrored += QStringView(source).mid(from, match.capturedStart() - from);
        mirrored += match.capturedView(1) == "left"_L1 ? u"-right"_s : u"-left"_s;
        from = match.capturedEnd();
    }
    mirrored += QStringView(source).mid(from);
    return mirrored;
}

} // namespace storedesk::ui
