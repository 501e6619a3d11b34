<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>storedesk::ui::ResourcePage</name>
    <message numerus="yes">
        <source>%n are loaded.</source>
        <translation>
            <numerusform>%n is loaded.</numerusform>
            <numerusform>%n are loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded, reading on…</source>
        <translation>
            <numerusform>%n loaded, reading on…</numerusform>
            <numerusform>%n loaded, reading on…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refreshed %n minute(s) ago</source>
        <translation>
            <numerusform>refreshed %n minute ago</numerusform>
            <numerusform>refreshed %n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loaded · %1</source>
        <translation>
            <numerusform>%n loaded · %1</numerusform>
            <numerusform>%n loaded · %1</numerusform>
        </translation>
    </message>
</context>
</TS>
