// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/makeeditor.h"

#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/forms/choiceeditor.h"
#include "ui/forms/choiceseditor.h"
#include "ui/forms/datetimeeditor.h"
#include "ui/forms/lineeditor.h"
#include "ui/forms/longeditor.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QColorDialog>
#include <QCoreApplication>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <cmath>

namespace storedesk::ui::forms {

using catalogue::Type;
using namespace Qt::StringLiterals;

namespace {

// A number in the user's locale. Other text is returned as typed.
class NumberEditor final : public LineEditor
{
public:
    NumberEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
    [[nodiscard]] QString write(const QJsonValue &value) const override;
    [[nodiscard]] bool isLocalised() const override { return true; }
};

// A phone number in international format. Spaces and hyphens are removed, and a number without
// prefix gets the default prefix of the field.
class PhoneEditor final : public LineEditor
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::forms::PhoneEditor)

public:
    PhoneEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
};

// Text without surrounding spaces, for addresses, links and ids.
class WordEditor final : public LineEditor
{
public:
    using ui::forms::LineEditor::LineEditor;

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
};

// A colour in the API format, with a swatch that opens a colour dialog.
class ColourEditor final : public LineEditor
{
    Q_DECLARE_TR_FUNCTIONS(storedesk::ui::forms::ColourEditor)

public:
    ColourEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent = nullptr);

    void setReadOnly(bool readOnly) override;

protected:
    [[nodiscard]] QJsonValue read(const QString &text) const override;
    void textChanged() override;

private:
    void choose();

    QAction *m_sample;
};

} // namespace

NumberEditor::NumberEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
    : LineEditor(rule, theme, parent)
{
    line()->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    line()->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
}

// Parses a number. A comma before one or two final digits cannot be a group separator, so it is
// read as a decimal comma. Other text is parsed in the format of the locale, then in the C format.
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
    // Write amounts with two decimals unless they are more precise.
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

// Whether the field needs several lines. Descriptions are paragraphs; other texts without a length
// limit are short.
static bool isLong(const catalogue::FieldRule &rule)
{
    constexpr int oneLine = 300;
    return rule.key == catalogue::key::description || rule.maxLength > oneLine;
}

FieldEditor *makeEditor(const catalogue::FieldRule &rule, const Theme &theme, QWidget *parent)
{
    switch (rule.type) {
    case Type::Text:
        if (isLong(rule))
            return new LongEditor(rule, LongEditor::Form::Text, theme, parent);
        return new LineEditor(rule, theme, parent);
    case Type::Phone:
        return new PhoneEditor(rule, theme, parent);
    case Type::Colour:
        return new ColourEditor(rule, theme, parent);
    case Type::Integer:
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        return new NumberEditor(rule, theme, parent);
    case Type::Moment:
    case Type::Day:
    case Type::Date:
        return new DateTimeEditor(rule, theme, parent);
    case Type::Boolean:
    case Type::Choice:
        return new ChoiceEditor(rule, theme, parent);
    case Type::Choices:
        return new ChoicesEditor(rule, theme, parent);
    case Type::Texts:
        return new LongEditor(rule, LongEditor::Form::List, theme, parent);
    case Type::Object:
    case Type::Objects:
    case Type::Any:
        return new LongEditor(rule, LongEditor::Form::Json, theme, parent);
    case Type::Email:
    case Type::Url:
    case Type::ObjectId:
    case Type::Address:
    case Type::Pointer:
    case Type::Identifier:
    case Type::PhonePrefix:
    case Type::File:
        break;
    }
    return new WordEditor(rule, theme, parent);
}

} // namespace storedesk::ui::forms
