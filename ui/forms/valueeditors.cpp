// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/valueeditors.h"

#include "itemmodels/showntext.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QColorDialog>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <cmath>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

NumberEditor::NumberEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : LineEditor(rule, theme, parent)
{
    line()->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    line()->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
}

// A comma before one or two final digits cannot be a group separator, so it is read as a decimal
// comma. Other text is parsed in the format of the locale, then in the C format.
QJsonValue NumberEditor::read(const QString &text) const
{
    static const QRegularExpression decimalComma(uR"(^-?(\d+|\d{1,3}([. ]\d{3})+),\d{1,2}$)"_s);
    QString trimmed = text.trimmed();
    if (decimalComma.match(trimmed).hasMatch())
        return trimmed.remove(u'.').remove(u' ').replace(u',', u'.').toDouble();
    for (const QLocale &locale : {QLocale(), QLocale::c()}) {
        bool good = false;
        const double number = locale.toDouble(trimmed, &good);
        if (good && qIsFinite(number))
            return number;
    }
    return text;
}

QString NumberEditor::write(const QJsonValue &value) const
{
    if (!value.isDouble())
        return LineEditor::write(value);
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    const auto number = value.toDouble();
    // Amounts are written with two decimals unless they are more precise.
    const bool cents = rule().type == catalogue::Type::Money
        && qFuzzyCompare(1 + number * 100, 1 + std::round(number * 100));
    return locale.toString(number, 'f', cents ? 2 : QLocale::FloatingPointShortest);
}

PhoneEditor::PhoneEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : LineEditor(rule, theme, parent)
{
    line()->setInputMethodHints(Qt::ImhDialableCharactersOnly);
    if (!rule.countryCode.isEmpty()) {
        const auto prefix = itemmodels::shownText(rule.countryCode);
        line()->setPlaceholderText(u"+%1"_s.arg(prefix));
        setOwnNote(tr("+%1 is added if the country code is missing.").arg(prefix));
    }
}

QJsonValue PhoneEditor::read(const QString &text) const
{
    static const QRegularExpression filling(uR"([\s().\x2d/\x{00a0}])"_s);
    QString number = text;
    number.remove(filling);
    if (number.startsWith("00"_L1))
        return u'+' + number.mid(2);
    if (!number.startsWith(u'+') && !rule().countryCode.isEmpty() && !number.isEmpty())
        return u'+' + rule().countryCode + number;
    return number.isEmpty() ? text : number;
}

QJsonValue WordEditor::read(const QString &text) const
{
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(trimmed);
}

ColourEditor::ColourEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : LineEditor(rule, theme, parent)
    , m_sample(line()->addAction(QIcon(), QLineEdit::TrailingPosition))
{
    m_sample->setText(tr("Choose a colour"));
    m_sample->setToolTip(m_sample->text());
    connect(m_sample, &QAction::triggered, this, &ColourEditor::choose);
    ColourEditor::textChanged();
}

void ColourEditor::setReadOnly(bool readOnly)
{
    LineEditor::setReadOnly(readOnly);
    m_sample->setEnabled(!readOnly);
}

QJsonValue ColourEditor::read(const QString &text) const
{
    const QString trimmed = text.trimmed();
    static const QRegularExpression digits(u"^[0-9a-fA-F]{6}$"_s);
    return digits.match(trimmed).hasMatch() ? u'#' + trimmed : trimmed;
}

void ColourEditor::textChanged()
{
    const QColor colour(read(line()->text()).toString());
    if (!colour.isValid()) {
        m_sample->setIcon(iconOf(Icon::Pencil, theme(), Ink::Muted));
        return;
    }
    QPixmap sample(32, 32);
    sample.fill(Qt::transparent);
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().tokens().line);
    painter.setBrush(colour);
    painter.drawRoundedRect(2, 2, 28, 28, 6, 6);
    painter.end();
    m_sample->setIcon(QIcon(sample));
}

void ColourEditor::choose()
{
    auto *dialog = new QColorDialog(QColor(read(line()->text()).toString()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(itemmodels::shownText(rule().title));
    connect(dialog, &QColorDialog::colorSelected, this,
            [this](const QColor &colour) { type(colour.name()); });
    dialog->open();
}

} // namespace storedesk::ui::forms
