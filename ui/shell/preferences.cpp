// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "preferences.h"

#include "ui/theme/textsize.h"

#include <QFileInfo>
#include <QMetaEnum>
#include <QSettings>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

Preferences::Preferences(QString file)
    : m_file(std::move(file))
{ }

QString Preferences::folder() const
{
    return m_file.isEmpty() ? QString() : QFileInfo(m_file).absolutePath();
}

Theme::Mode Preferences::look() const
{
    if (m_file.isEmpty())
        return Theme::Mode::System;
    const auto word = QSettings(m_file, QSettings::IniFormat).value("look"_L1).toByteArray();
    bool known = false;
    const int value = QMetaEnum::fromType<Theme::Mode>().keyToValue(word.constData(), &known);
    return known ? static_cast<Theme::Mode>(value) : Theme::Mode::System;
}

void Preferences::setLook(Theme::Mode look) const
{
    if (m_file.isEmpty())
        return;
    QSettings(m_file, QSettings::IniFormat)
        .setValue("look"_L1,
                  QString::fromLatin1(
                      QMetaEnum::fromType<Theme::Mode>().valueToKey(static_cast<int>(look))));
}

int Preferences::textSize() const
{
    if (m_file.isEmpty())
        return usualTextSize;
    return QSettings(m_file, QSettings::IniFormat).value("textSize"_L1, usualTextSize).toInt();
}

void Preferences::setTextSize(int percent) const
{
    if (!m_file.isEmpty())
        QSettings(m_file, QSettings::IniFormat).setValue("textSize"_L1, percent);
}

QString Preferences::language() const
{
    return m_file.isEmpty()
        ? QString()
        : QSettings(m_file, QSettings::IniFormat).value("language"_L1).toString();
}

void Preferences::setLanguage(const QString &code) const
{
    if (!m_file.isEmpty())
        QSettings(m_file, QSettings::IniFormat).setValue("language"_L1, code);
}

bool Preferences::technicalNames() const
{
    return !m_file.isEmpty()
        && QSettings(m_file, QSettings::IniFormat).value("technicalNames"_L1).toBool();
}

void Preferences::setTechnicalNames(bool shown) const
{
    if (!m_file.isEmpty())
        QSettings(m_file, QSettings::IniFormat).setValue("technicalNames"_L1, shown);
}

QByteArray Preferences::geometry() const
{
    return m_file.isEmpty()
        ? QByteArray()
        : QSettings(m_file, QSettings::IniFormat).value("geometry"_L1).toByteArray();
}

void Preferences::setGeometry(const QByteArray &geometry) const
{
    if (!m_file.isEmpty() && geometry != this->geometry()) // it is kept with every change of tabs
        QSettings(m_file, QSettings::IniFormat).setValue("geometry"_L1, geometry);
}

} // namespace storedesk::ui::shell
